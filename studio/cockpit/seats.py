"""Front seats and the rear bench: padded forms on their frames."""
from scene.geometry import add_mesh

from .forms import Frame, circle, flow, outline, rectangle
from .parts import plate, pillow, rod
from .upholstery import Upholstery


def add_seats(cockpit, materials):
    """The two front seats with their belts, and a bench behind them."""
    seat = cockpit.seat
    for side in (1, -1):
        middle = side * cockpit.seat_y
        _add_forms(seat, middle, materials, 300)
        if seat.head_rest:
            _add_stays(seat, middle, materials)
        _add_base(seat, middle, side, materials)
        _add_buckle(middle - side * .275, materials)
        _add_belt(cockpit, side, materials)
    _add_bench(cockpit, materials)


def _add_forms(seat, middle, materials, fine):
    for padding in (seat.cushion, seat.backrest):
        form = Upholstery(padding, middle)
        form.build('padding', materials['leather'], materials['perforated'], fine, fine)
        form.stitch(materials['thread'])
    if seat.head_rest:
        Upholstery(seat.head_rest, middle).build('head rest', materials['leather'], materials['leather'], 140, 140)


def _add_stays(seat, middle, materials):
    x, _ = seat.head_rest.spine[0]
    top = seat.backrest.spine[-1]
    for y in (-.052, .052):
        path = flow([(top[0] + .01, middle + y, top[1] - .06),
                     (x + .022, middle + y, seat.head_rest.spine[0][1] + .05)], 12)
        rod('stay', path, circle(.0065, 16), materials['chrome'], up=(1, 0, 0))
        plate('stay collar', rectangle(.03, .022, .008), .012, materials['gloss'],
              Frame(path[5], axes=((0, 1, 0), (-1, 0, 0), (0, 0, 1))))


def _add_base(seat, middle, side, materials):
    """Valances, the switch on the outer one, rails, and the hinge cover."""
    front, back = seat.cushion.spine[0], seat.cushion.spine[-1]
    shape = outline([(front[0] + .05, front[1] - .11), (back[0] - .02, back[1] - .12), (back[0] + .05, back[1] - .02),
                     (back[0] + .06, back[1] + .09), (back[0] + .0, back[1] + .09), (back[0] - .06, back[1] - .01),
                     (front[0] + .06, front[1] - .05)], .03)
    half = max(w for _, w in seat.cushion.half_width) - .004
    for outer in (side, -side):
        y = middle + outer * half
        frame = Frame((0, y, 0), axes=((1, 0, 0), (0, 0, 1), (0, outer, 0)))
        plate('valance', shape, .03, materials['plastic'], frame, .006)
        if outer == side:
            for u, v, w, h in ((-.03, -.072, .075, .016), (.075, -.06, .018, .042)):
                pillow('seat switch', rectangle(w, h, .007), .007, materials['satin'],
                       frame.moved(back[0] - .16 + u, back[1] + v, 0))
    for y in (middle - .19, middle + .19):
        rod('rail', [(front[0] + .02, y, .05), (back[0] + .12, y, .06)], rectangle(.045, .035, .006),
            materials['dark_metal'])


def _add_buckle(y, materials):
    frame = Frame((.13, y, .37), axes=((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    pillow('buckle', rectangle(.030, .05, .008), .012, materials['hard'], frame, foot=.09)


def _add_belt(cockpit, side, materials):
    """The shoulder belt, from its guide on the pillar down to the floor behind the seat."""
    y = side * (cockpit.half_width - .035)
    path = flow([(.50, y, 1.02), (.48, y, .75), (.46, y, .45), (.44, y, .12)], 20)
    rod('belt', path, rectangle(.047, .0014, .0005, 2), materials['belt'], up=(0, side, 0))
    pillow('belt guide', rectangle(.05, .07, .015), .02, materials['plastic'],
           Frame((.50, y + side * .012, 1.03), axes=((1, 0, 0), (0, 0, 1), (0, -side, 0))))


def _add_bench(cockpit, materials):
    bench = cockpit.bench
    for middle in (-.40, 0, .40):
        _add_forms(bench if middle else bench.narrow(), middle, materials, 200)
    box = [(.62, -.72, .06), (.62, .72, .06), (1.7, .72, .06), (1.7, -.72, .06)]
    add_mesh('rear floor', box, [(0, 1, 2, 3)], materials['carpet'], smooth=False)
