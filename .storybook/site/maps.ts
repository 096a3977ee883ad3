/** Replaces the external maps by a page without a map, so that stories always look the same. */
const frame = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Map</title><body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#e9e5e8;font:16px sans-serif;color:#473f46"><p>The map of the office is shown here.',
)}`;

export const mapFrameAddress = (): string => frame;
export const mapPageAddress = (): string => frame;
