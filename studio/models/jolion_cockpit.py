"""HAVAL Jolion: a tablet that stands on the dashboard, four square vents under it, ribbed seats."""
from cockpit.console import add_bridge, armrest, charger, cup_holders, deck, keys, rotary, top_frame
from cockpit.dashboard import band, dividers, hood, seam, slats, strip, tab, wrap
from cockpit.seating import bench, front_seat
from cockpit.table import Cockpit, Screen, Wheel

BEND = wrap(.46, .060)
VENTS = ((-.685, -.52), (-.185, -.008), (.008, .185), (.52, .685))


def _dashboard(cockpit, materials):
    band('crash pad', [(-1.36, .760), (-1.02, .785), (-.78, .772), (-.728, .748), (-.722, .728), (-.82, .718),
                       (-1.36, .66)],
         .026, materials['pad'], BEND)
    seam(-.757, .7605, materials['thread'], BEND, normal=(.42, 0, .91))
    hood([(-.92, .780), (-.78, .822), (-.728, .818), (-.722, .806), (-.80, .790), (-.92, .74)], .014, materials['pad'],
         .37, .185)
    for start, end in VENTS:
        slats(-.716, .650, .712, 4, materials, BEND, (start, end))
        dividers(-.717, .648, .715, (start, end), materials, BEND)
        tab(-.713, (start + end) / 2, .681, materials, BEND, .026)
    for span in ((-.515, -.190), (.190, .515)):
        band('face', [(-.80, .716), (-.724, .716), (-.714, .700), (-.712, .664), (-.722, .646), (-.80, .646)], .012,
             materials['gloss'], BEND, span)
    for z in (.7195, .6425):
        strip(-.710, z, (.014, .005), materials['trim'], BEND)
    band('middle pad', [(-.86, .637), (-.735, .637), (-.716, .615), (-.722, .575), (-.750, .548), (-.86, .545)], .024,
         materials['leather'], BEND)
    seam(-.7205, .6235, materials['thread'], BEND, normal=(.77, 0, .64), rows=(0, .006))
    strip(-.755, .5415, (.010, .0022), materials['ambient'], BEND)
    for span in ((-.705, -.215), (.215, .705)):
        band('lower', [(-.92, .535), (-.762, .535), (-.765, .50), (-.80, .37), (-.92, .32)], .018,
             materials['plastic'], BEND, span)
    band('lower middle', [(-.92, .535), (-.735, .535), (-.728, .50), (-.92, .36)], .02, materials['hard'], BEND,
         (-.212, .212))


def _console(cockpit, materials):
    add_bridge([(-.80, .500, .128), (-.68, .505, .126), (-.52, .487, .122), (-.28, .462, .118), (.0, .462, .116),
                (.36, .46, .114)], materials)
    slope = top_frame(-.40, .4815, 6)
    deck(slope, .190, .46, materials, 'hard')
    charger(slope.moved(v=.150), materials, .10, .13)
    rotary(slope.moved(v=.005), materials, .034)
    keys(slope.moved(v=-.072), materials, 4)
    cup_holders(slope.moved(v=-.155), materials, .080, .034)
    armrest(.145, .470, materials, .21, .34)


def _jolion(name, interface, **changes):
    return Cockpit(
        name=name, seat=front_seat(channels=(.22, .36, .50, .64, .78)), bench=bench((.22, .36, .50, .64, .78)),
        wheel=Wheel('HAVAL', radius=.182, flat=.90),
        screen=Screen(12.3, 16 / 9, (-.700, 0, .822), lean=6, bezel=.010, corner=.018),
        cluster=Screen(7, 16 / 8, (-.745, .37, .772), lean=14), interface=interface, parts=[_dashboard, _console],
        **changes)


def jolion():
    """The petrol Jolion: red accents."""
    return _jolion('haval-jolion', dict(accent='#ff6a5c'), ambient=(1.0, .30, .22))


def jolion_hev():
    """The hybrid: light leather and cool blue light."""
    return _jolion('haval-jolion-hev', dict(accent='#54c8ff'), ambient=(.45, .80, 1.0))
