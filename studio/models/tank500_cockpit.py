"""TANK 500: an upright dashboard with veneer across it, turbine vents, a clock, a wide console."""
from cockpit.console import add_bridge, armrest, charger, cup_holders, deck, keys, lever, top_frame
from cockpit.dashboard import band, buttons, round_vent, seam, strip, wrap
from cockpit.forms import Frame, circle, flow, rectangle
from cockpit.parts import plate, ring, rod
from cockpit.seating import bench, front_seat
from cockpit.table import Cockpit, Screen, Wheel

BEND = wrap(.52, .045)


def _dashboard(cockpit, materials):
    band('crash pad', [(-1.36, .785), (-.95, .815), (-.76, .815), (-.700, .800), (-.690, .772), (-.76, .758),
                       (-1.36, .68)],
         .024, materials['pad'], BEND)
    seam(-.722, .8065, materials['thread'], BEND, normal=(.25, 0, .97), rows=(-.004, .004))
    band('upper face', [(-.80, .755), (-.700, .755), (-.694, .735), (-.696, .705), (-.80, .700)], .012,
         materials['leather'], BEND)
    strip(-.692, .6955, (.020, .006), materials['satin'], BEND)
    band('veneer', [(-.80, .690), (-.698, .690), (-.690, .678), (-.690, .602), (-.698, .590), (-.80, .590)], .008,
         materials['trim'], BEND)
    strip(-.692, .5845, (.020, .006), materials['satin'], BEND)
    strip(-.694, .5785, (.010, .0022), materials['ambient'], BEND)
    band('middle pad', [(-.86, .572), (-.712, .572), (-.696, .552), (-.700, .515), (-.722, .495), (-.86, .490)], .020,
         materials['leather'], BEND)
    seam(-.7005, .561, materials['thread'], BEND, normal=(.78, 0, .62), rows=(0, .006))
    for span in ((-.705, -.24), (.24, .705)):
        band('lower', [(-.92, .483), (-.730, .483), (-.738, .44), (-.78, .34), (-.92, .30)], .018,
             materials['plastic'], BEND, span)
    for y, turn in ((-.605, 14), (-.235, 0), (.145, 0), (.605, -14)):
        round_vent(Frame((-.684 + float(BEND(y)[0]), y, .640), lean=2, turn=turn), .043, materials, 'satin')
    _add_clock(materials)
    buttons(Frame((-.692, -.045, .5335), lean=-4), 8, .032, .020, materials)


def _add_clock(materials):
    """A round dial between the middle vents."""
    at = Frame((-.683, -.045, .640), lean=2)
    plate('dial', circle(.036, 72), .010, materials['gloss'], at)
    ring('dial ring', circle(.036, 96), .0042, materials['satin'], at)
    for hour in range(12):
        mark = at.moved(w=.0006, spin=-30 * hour).moved(v=.028)
        plate('hour', rectangle(.0018, .0075 if hour % 3 == 0 else .0045, .0006), .0006, materials['letters'], mark,
              .0001)
    for turn, length in ((-200, .016), (-240, .024)):
        plate('hand', rectangle(.0018, length, .0006), .0008, materials['letters'],
              at.moved(w=.0014, spin=turn).moved(v=length / 2), .0001)


def _add_grips(cockpit, materials):
    """Handles to hold on to: before the passenger, and on both flanks of the console."""
    path = flow([(-.706, -.56, .728), (-.650, -.54, .732), (-.642, -.42, .733), (-.650, -.30, .732),
                 (-.706, -.28, .728)], 40)
    rod('grip', path, rectangle(.024, .026, .010), materials['pad'], up=(0, 0, 1))
    for y in (-.535, -.305):
        rod('grip ring', [(-.649, y - .006, .7325), (-.649, y + .006, .7325)], rectangle(.027, .029, .011),
            materials['satin'])
    for side in (-1, 1):
        path = flow([(-.60, side * .166, .40), (-.575, side * .178, .475), (-.48, side * .180, .500),
                     (-.30, side * .176, .488), (-.25, side * .164, .45)], 40)
        rod('console grip', path, rectangle(.026, .030, .012), materials['pad'], up=(0, side, 0))


def _console(cockpit, materials):
    add_bridge([(-.80, .500, .165), (-.70, .500, .165), (-.52, .486, .162), (-.28, .472, .158), (.0, .470, .156),
                (.36, .468, .154)], materials)
    slope = top_frame(-.385, .4865, 4)
    deck(slope, .262, .50, materials)
    inner = slope.moved(w=.0022)
    charger(inner.moved(v=.165, u=.0), materials, .17, .11)
    plate('lever ground', rectangle(.150, .170, .02), .004, materials['hard'], inner.moved(v=.010, u=-.045), .001)
    lever(inner.moved(v=.010, u=-.045), materials)
    keys(inner.moved(v=.010, u=.075, spin=90), materials, 5)
    for u in (-.052, .052):
        cup_holders(inner.moved(v=-.160, u=u, spin=90), materials, .0, .038)
    armrest(.145, .476, materials, .29, .36)


def tank500():
    """The large off-roader in saddle leather."""
    return Cockpit(
        name='tank-500', seat=front_seat(diamonds=.075, bolster=.9), bench=bench((), .075),
        wheel=Wheel('TANK', radius=.188, flat=.96, at=(-.41, .37, .700), lean=25),
        screen=Screen(12.3, 16 / 9, (-.672, -.045, .845), lean=8, corner=.008),
        cluster=Screen(12.3, 2.75, (-.672, .37, .778), lean=10), interface=dict(accent='#ffb866'),
        parts=[_dashboard, _add_grips, _console], ambient=(1.0, .66, .34), wood=True, roof=1.26, belt=.82)
