import type { WovenDrawing } from './woven-band.ts';

/** Woven ends of eight strips. */
export const wovenHem: WovenDrawing = {
  width: 320,
  height: 54,
  paths: [
    { role: 'accent', d: 'M0 32h40v18h-40zM120 11h40v18h-40zM160 11h40v18h-40zM280 22h40v18h-40z' },
    { role: 'surface', d: 'M0 23h40v9h-40zM40 22h40v12h-40zM160 2h40v9h-40zM200 34h40v12h-40z' },
    {
      role: 'deep',
      d: 'M40 4h40v18h-40zM80 36h40v18h-40zM80 27h40v9h-40zM120 29h40v12h-40zM240 5h40v9h-40zM280 40h40v12h-40z',
    },
    { role: 'thread', d: 'M200 16h40v18h-40zM240 14h40v18h-40z' },
    {
      role: 'surface',
      d: 'M0 50L5 32L10 50L15 32L20 50L25 32L30 50L35 32L40 50ZM120 12.5h40v2h-40zM120 18.5h40v2h-40zM120 24.5h40v2h-40zM160 12.5h40v2h-40zM160 18.5h40v2h-40zM160 24.5h40v2h-40zM282.5 22h5v18h-5zM292.5 22h5v18h-5zM302.5 22h5v18h-5zM312.5 22h5v18h-5z',
    },
    {
      role: 'accent',
      d: 'M2.5 23h5v9h-5zM12.5 23h5v9h-5zM22.5 23h5v9h-5zM32.5 23h5v9h-5zM42.5 22h5v12h-5zM52.5 22h5v12h-5zM62.5 22h5v12h-5zM72.5 22h5v12h-5zM170 2h10v9h-10zM190 2h10v9h-10zM210 34h10v12h-10zM230 34h10v12h-10z',
    },
    {
      role: 'thread',
      d: 'M46.7 7h26.7v12h-26.7zM86.7 39h26.7v12h-26.7zM80 27l20 4.5l-20 4.5zM120 27l-20 4.5l20 4.5zM120 29l20 6l-20 6zM160 29l-20 6l20 6zM240 14L245 5L250 14L255 5L260 14L265 5L270 14L275 5L280 14ZM280 52L285 40L290 52L295 40L300 52L305 40L310 52L315 40L320 52Z',
    },
    { role: 'deep', d: 'M220 16l20 9l-20 9l-20 -9zM260 14l20 9l-20 9l-20 -9z' },
    {
      role: 'accent',
      d: 'M53.3 10h13.3v6h-13.3zM93.3 42h13.3v6h-13.3zM220 20.5l10 4.5l-10 4.5l-10 -4.5zM260 18.5l10 4.5l-10 4.5l-10 -4.5z',
    },
  ],
};
