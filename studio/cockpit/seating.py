"""The seats' patterns: a comfortable one, a bench; what families change is an argument."""
from .padding import Padding
from .table import Seat


def front_seat(channels=(), diamonds=0.0, bolster=1.0):
    """A front seat, its hip point near x = 0.05, 0.30 over the floor."""
    cushion = Padding(
        spine=[(-.40, .275), (-.33, .305), (-.18, .302), (.0, .285), (.14, .290)],
        half_width=[(0, .225), (.2, .245), (.5, .262), (.8, .258), (1, .235)], front=.052, back=.085,
        bolster=[(0, .012), (.25, .040 * bolster), (.6, .052 * bolster), (1, .030)],
        insert=[(.10, .50), (.3, .56), (.7, .56), (.97, .50)], channels=list(channels), diamonds=diamonds)
    backrest = Padding(
        spine=[(.10, .300), (.135, .42), (.155, .55), (.20, .70), (.265, .84), (.305, .915)],
        half_width=[(0, .215), (.18, .245), (.45, .262), (.70, .245), (.88, .205), (1, .165)], front=.058, back=.052,
        bolster=[(0, .02), (.25, .055 * bolster), (.5, .062 * bolster), (.78, .030), (.92, .004), (1, 0)],
        insert=[(.05, .50), (.3, .54), (.6, .58), (.80, .56), (.865, .40)], channels=list(channels), diamonds=diamonds)
    head_rest = Padding(
        spine=[(.300, .925), (.305, .98), (.318, 1.04), (.335, 1.085)],
        half_width=[(0, .105), (.4, .130), (.8, .120), (1, .100)], front=.042, back=.030,
        bolster=[(0, 0), (.5, .008), (1, 0)], insert=[(.12, .62), (.5, .66), (.88, .60)], end=5.0, shoulder=.6)
    return Seat(cushion, backrest, head_rest)


def bucket_seat(channels=(), diamonds=0.0):
    """A sports seat in one piece: deep bolsters, narrow shoulders, the head rest part of the back."""
    low = front_seat(channels, diamonds, bolster=1.25)
    backrest = Padding(
        spine=[(.10, .290), (.14, .41), (.165, .54), (.215, .70), (.275, .85), (.315, .96), (.338, 1.05)],
        half_width=[(0, .215), (.15, .250), (.35, .268), (.52, .262), (.68, .218), (.80, .150), (.92, .138),
                    (1, .118)],
        front=.056, back=.050,
        bolster=[(0, .03), (.2, .070), (.42, .080), (.60, .050), (.74, .012), (.85, .010), (1, 0)],
        insert=[(.04, .46), (.25, .50), (.5, .56), (.66, .62), (.735, .44)], channels=list(channels),
        diamonds=diamonds, end=10.0)
    return Seat(low.cushion, backrest, None)


def bench(channels=(.30, .62), diamonds=0.0):
    """One place of the rear bench."""
    cushion = Padding(
        spine=[(.66, .30), (.72, .335), (.88, .325), (1.10, .305), (1.20, .32)],
        half_width=[(0, .215), (.5, .22), (1, .215)], front=.05, back=.12,
        bolster=[(0, .0), (.4, .018), (1, .014)], insert=[(.10, .60), (.5, .64), (.97, .60)], channels=list(channels),
        diamonds=diamonds)
    backrest = Padding(
        spine=[(1.16, .34), (1.20, .48), (1.25, .64), (1.32, .80), (1.37, .90)],
        half_width=[(0, .215), (.5, .22), (1, .205)], front=.06, back=.06,
        bolster=[(0, .006), (.4, .024), (.8, .016), (1, 0)], insert=[(.06, .58), (.5, .62), (.88, .56)],
        channels=list(channels), diamonds=diamonds)
    head_rest = Padding(
        spine=[(1.37, .91), (1.375, .96), (1.385, 1.01), (1.40, 1.05)],
        half_width=[(0, .11), (.5, .125), (1, .105)], front=.04, back=.03, bolster=[(0, 0), (1, 0)],
        insert=[(.12, .6), (.88, .6)], end=5.0, shoulder=.6)
    return Seat(cushion, backrest, head_rest)
