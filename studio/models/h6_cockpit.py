"""HAVAL H6: a floating screen over a full-width vent, a slim console with a rotary selector."""
from cockpit.console import add_bridge, armrest, charger, cup_holders, deck, keys, rotary, top_frame
from cockpit.dashboard import band, dividers, seam, slats, strip, tab, wrap
from cockpit.seating import bench, front_seat
from cockpit.table import Cockpit, Screen, Wheel

BEND = wrap(.40, .090)


def _dashboard(cockpit, materials):
    band('crash pad', [(-1.36, .765), (-1.05, .795), (-.80, .782), (-.718, .752), (-.708, .728), (-.80, .715),
                       (-1.36, .66)],
         .034, materials['pad'], BEND)
    seam(-.752, .7655, materials['dark_thread'], BEND, rows=(-.0035, .0035), normal=(.36, 0, .93))
    slats(-.722, .684, .722, 3, materials, BEND, (-.70, .70))
    dividers(-.722, .684, .722, (-.66, -.49, -.155, .0, .155, .49, .66), materials, BEND)
    for y in (-.575, -.078, .078, .575):
        tab(-.719, y, .703, materials, BEND)
    strip(-.712, .678, (.016, .0075), materials['trim'], BEND)
    band('middle pad', [(-.86, .672), (-.722, .672), (-.700, .650), (-.698, .622), (-.716, .600), (-.86, .595)], .022,
         materials['leather'], BEND)
    seam(-.7035, .659, materials['thread'], BEND, normal=(.75, 0, .66), rows=(0, .006))
    strip(-.724, .5915, (.010, .0022), materials['ambient'], BEND)
    for span in ((-.705, -.19), (.19, .705)):
        band('lower', [(-.90, .585), (-.730, .585), (-.735, .55), (-.775, .40), (-.90, .34)], .02,
             materials['plastic'], BEND, span)
    band('lower middle', [(-.90, .585), (-.728, .585), (-.735, .52), (-.90, .40)], .02, materials['hard'], BEND,
         (-.186, .186))


def _console(cockpit, materials):
    add_bridge([(-.80, .560, .105), (-.66, .548, .108), (-.48, .520, .112), (-.25, .497, .115), (.0, .490, .115),
                (.36, .485, .112)], materials)
    deck(top_frame(-.355, .5065, 6), .178, .50, materials)
    slope = top_frame(-.355, .5065, 6)
    charger(slope.moved(v=.165), materials)
    rotary(slope.moved(v=.010, u=-.030), materials)
    keys(slope.moved(v=-.085), materials)
    cup_holders(slope.moved(v=-.168), materials, .078, .034)
    armrest(.155, .497, materials, .205, .34)


def _h6(name, screen, interface, **changes):
    return Cockpit(
        name=name, seat=front_seat(channels=(.30, .62)), bench=bench(), wheel=Wheel('HAVAL'), screen=screen,
        cluster=Screen(10.25, 2.67, (-.705, .37, .770), lean=16), interface=interface,
        parts=[_dashboard, _console], **changes)


def h6():
    """The petrol H6: the 14.6-inch screen."""
    return _h6('haval-h6', Screen(14.6, 16 / 9, (-.690, 0, .808), lean=10), dict(accent='#5db4ff'))


def h6_hev():
    """The hybrid: the 12.3-inch screen, cool green light."""
    return _h6('haval-h6-hev', Screen(12.3, 8 / 3, (-.690, 0, .790), lean=10), dict(accent='#4fd6c2'),
               ambient=(.35, .95, .85))


def h6_phev():
    """The plug-in hybrid: amber light over tan leather."""
    return _h6('haval-h6-phev', Screen(12.3, 8 / 3, (-.690, 0, .790), lean=10), dict(accent='#ffb45c', electric=True),
               ambient=(1.0, .62, .28))
