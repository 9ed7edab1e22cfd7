"""ORA 03: two colours, round vents, a two-spoke wheel, toggles, and a console that hangs free."""
from cockpit.console import add_bridge, armrest, charger, cup_holders, deck, rotary, top_frame
from cockpit.dashboard import band, round_vent, seam, strip, toggles, wrap
from cockpit.forms import Frame, rectangle
from cockpit.parts import plate
from cockpit.seating import bench, front_seat
from cockpit.table import Cockpit, Screen, Wheel

BEND = wrap(.36, .120, .012)


def _dashboard(cockpit, materials):
    band('crash pad', [(-1.36, .750), (-1.02, .790), (-.80, .785), (-.715, .760), (-.690, .722), (-.715, .690),
                       (-.82, .682), (-1.36, .60)],
         .050, materials['pad'], BEND)
    seam(-.735, .7685, materials['dark_thread'], BEND, normal=(.42, 0, .91), rows=(-.004, .004))
    strip(-.712, .6785, (.022, .010), materials['trim'], BEND)
    band('middle pad', [(-.86, .672), (-.715, .672), (-.686, .640), (-.682, .585), (-.705, .535), (-.86, .530)], .036,
         materials['leather'], BEND)
    seam(-.690, .6535, materials['thread'], BEND, normal=(.75, 0, .66), rows=(0, .006))
    seam(-.6915, .565, materials['thread'], BEND, normal=(.95, 0, -.3))
    strip(-.712, .5265, (.010, .0022), materials['ambient'], BEND)
    band('lower', [(-.92, .520), (-.725, .520), (-.735, .48), (-.80, .36), (-.92, .30)], .024, materials['pad'], BEND)
    for y, turn in ((-.60, 26), (-.20, 0), (.20, 0), (.60, -26)):
        dx = float(BEND(y)[0])
        round_vent(Frame((-.668 + dx, y, .612), lean=4, turn=turn), .046, materials)
    toggles(Frame((-.676, 0, .612), lean=4), 5, materials, .042)


def _glass(cockpit, materials):
    """One sheet of dark glass carries both screens."""
    screen, low = cockpit.screen, cockpit.cluster
    middle = (screen.at[1] + low.at[1]) / 2
    width = low.at[1] + low.size[0] / 2 - screen.at[1] + screen.size[0] / 2 + .035
    plate('glass', rectangle(width, screen.size[1] + .030, .022), .012, materials['gloss'],
          Frame((screen.at[0] - .0035, middle, screen.at[2]), lean=screen.lean), .003)


def _console(cockpit, materials):
    add_bridge([(-.66, .475, .098), (-.52, .470, .105), (-.36, .462, .108), (-.10, .455, .110), (.36, .450, .110)],
               materials, base=.33)
    slope = top_frame(-.385, .4690, 2)
    deck(slope, .165, .42, materials, 'pad')
    charger(slope.moved(v=.130), materials, .080, .13)
    rotary(slope.moved(v=.005), materials, .036)
    cup_holders(slope.moved(v=-.125), materials, .080, .034)
    armrest(.150, .460, materials, .20, .32)


def ora03():
    """The hatchback in pastel leather."""
    return Cockpit(
        name='ora-03', seat=front_seat(diamonds=.085, bolster=.85), bench=bench((), .085),
        wheel=Wheel('ORA', radius=.180, lower_spokes=False, flat=1.0),
        screen=Screen(12.3, 8 / 3, (-.675, .02, .768), lean=8), cluster=Screen(7, 1.9, (-.675, .37, .768), lean=8),
        interface=dict(accent='#7fd8c4', electric=True), parts=[_dashboard, _glass, _console], ambient=(1.0, .80, .55))
