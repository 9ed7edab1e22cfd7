"""The pages' stills: scenes without a car, in the studio's light."""
