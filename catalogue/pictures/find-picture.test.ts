import { expect, it } from 'vitest';
import { seatsPicture, shotPicture } from './find-picture.ts';

it('the seats are those of the first interior unless one is given', () => {
  expect(shotPicture('haval-h6', 'comfortSeats')?.path).toBe('haval-h6/nordic-white/comfortSeats');
  expect(seatsPicture('haval-h6', 'Tan Brown')?.path).toBe('haval-h6/tan-brown/comfortSeats');
  expect(seatsPicture('haval-h6', 'Burgundy')).toBeUndefined();
});
