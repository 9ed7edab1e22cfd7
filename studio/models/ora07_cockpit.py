"""ORA 07: low and sporty. A screen turned to the driver, a high console, seats in one piece."""
from cockpit.console import add_bridge, armrest, charger, cup_holders, deck, keys, rotary, top_frame
from cockpit.dashboard import band, dividers, hood, round_vent, seam, slats, strip, wrap
from cockpit.forms import Frame
from cockpit.seating import bench, bucket_seat
from cockpit.table import Cockpit, Screen, Wheel

BEND = wrap(.30, .150, .020)


def _dashboard(cockpit, materials):
    band('crash pad', [(-1.36, .730), (-1.00, .758), (-.80, .738), (-.735, .712), (-.722, .694), (-.82, .684),
                       (-1.36, .62)],
         .026, materials['pad'], BEND)
    seam(-.7665, .7245, materials['thread'], BEND, normal=(.40, 0, .92), rows=(-.0035, .0035))
    hood([(-.95, .742), (-.80, .805), (-.735, .800), (-.728, .788), (-.82, .760), (-.95, .70)], .014, materials['pad'],
         .37, .21, .05)
    slats(-.738, .662, .684, 1, materials, BEND, (-.56, .56))
    dividers(-.738, .662, .686, (-.56, -.17, .17, .56), materials, BEND)
    for y, turn in ((-.645, 21), (.645, -21)):
        round_vent(Frame((-.722 + float(BEND(y)[0]), y, .660), lean=4, turn=turn), .040, materials)
    strip(-.726, .6555, (.016, .005), materials['trim'], BEND)
    band('middle pad', [(-.90, .649), (-.742, .649), (-.706, .612), (-.728, .560), (-.775, .530), (-.90, .525)], .030,
         materials['leather'], BEND)
    seam(-.722, .631, materials['thread'], BEND, normal=(.72, 0, .70), rows=(0, .006))
    strip(-.778, .5215, (.010, .0022), materials['ambient'], BEND)
    for span in ((-.705, -.20), (.20, .705)):
        band('lower', [(-.94, .515), (-.785, .515), (-.79, .48), (-.83, .36), (-.94, .30)], .018, materials['plastic'],
             BEND, span)


def _console(cockpit, materials):
    add_bridge([(-.84, .585, .120), (-.72, .565, .120), (-.56, .530, .120), (-.36, .505, .120), (.0, .500, .120),
                (.36, .495, .118)],
               materials, leather='leather', radius=.02)
    slope = top_frame(-.43, .5165, 7)
    deck(slope, .180, .44, materials)
    charger(slope.moved(v=.150), materials, .09, .12)
    rotary(slope.moved(v=.020), materials, .030)
    keys(slope.moved(v=-.055), materials, 5)
    cup_holders(slope.moved(v=-.145), materials, .080, .034)
    armrest(.140, .508, materials, .215, .36)


def ora07():
    """The coupe: bucket seats with ribs, violet light."""
    return Cockpit(
        name='ora-07', seat=bucket_seat(channels=(.14, .24, .34, .44, .54)), bench=bench((.26, .44, .62)),
        wheel=Wheel('ORA', radius=.178, flat=.82, at=(-.42, .37, .675), lean=22),
        screen=Screen(12.3, 16 / 9, (-.690, .0, .772), lean=14, turn=7, corner=.016),
        cluster=Screen(10.25, 2.67, (-.685, .37, .728), lean=16),
        interface=dict(accent='#b79bff', electric=True), parts=[_dashboard, _console],
        ambient=(.62, .42, 1.0), roof=1.185, belt=.775)
