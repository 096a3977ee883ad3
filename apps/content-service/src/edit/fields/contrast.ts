import sharp from 'sharp';

/** So small a picture is looked at, in pixels. */
const lookedAt = 64;
/** Fewer of its pixels, as a share, are no part of a picture, but a rim. */
const smallest = 0.02;

/** The relative luminance of a colour of the web (WCAG 2.2). */
function luminanceOf(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * The contrast, 1 to 21, that the clearest part of a picture has with the surface behind it, which
 * its transparent parts let through; `undefined` where none does.
 *
 * @param surface as `#rrggbb`
 */
export async function contrastOn(picture: Buffer, surface: string): Promise<number | undefined> {
  const { data } = await sharp(picture)
    .resize(lookedAt, lookedAt, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = Buffer.from(surface.slice(1), 'hex');
  const behind = luminanceOf(red, green, blue);
  const contrasts: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = data.subarray(at, at + 4);
    if (opacity < 128) continue;
    const front = luminanceOf(r, g, b);
    contrasts.push((Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05));
  }
  if (contrasts.length > (data.length / 4) * (1 - smallest)) return undefined;
  return contrasts.toSorted((one, other) => other - one)[Math.floor(contrasts.length * smallest)];
}
