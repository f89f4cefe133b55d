// Asks a served page for itself and for all that it names, as a browser would first.
// usage: served.mjs URL; exit 1 when something does not come
const page = process.argv[2];
const ask = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
};
try {
  const html = await ask(page);
  const named = [...html.matchAll(/(?:src|href)="([^"#:]+)"/g)].map((match) => match[1]);
  if (!named.some((name) => name.endsWith('.js'))) throw new Error(`${page} names no script`);
  for (const name of named) await ask(new URL(name, page));
  console.log(`${page} and the ${named.length} files it names`);
} catch (error) {
  console.log(String(error.cause ?? error));
  process.exitCode = 1;
}
