export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(process.env.CONTENT_URL + pathname.replace(/^\/content/, '') + search);
}
