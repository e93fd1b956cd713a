import { byId } from './dom';

const form = byId('form', HTMLFormElement);
const progress = byId('progress', HTMLElement);
const problem = byId('problem', HTMLElement);
const result = byId('result', HTMLElement);
const start = byId('start', HTMLButtonElement);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  start.disabled = true;
  result.hidden = true;
  problem.textContent = '';
  progress.textContent = 'Starting…';
  try {
    await compare();
  } catch {
    progress.textContent = '';
    problem.textContent = 'The desk didn’t answer. Is `npm start` still running?';
  }
  start.disabled = false;
});

/** Shows each line that the command prints, and its report at the end. */
async function compare(): Promise<void> {
  const response = await fetch('/preview/api/compare', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      before: byId('before', HTMLInputElement).value,
      after: byId('after', HTMLInputElement).value,
      pictures: byId('pictures', HTMLInputElement).checked,
    }),
  });
  if (!response.ok || !response.body) {
    progress.textContent = '';
    const { message } = await response.json();
    problem.textContent = message;
    return;
  }
  let output = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    output += part.value;
    progress.textContent = lastLine(output);
  }
  const report = '/preview/compare/report.html';
  if ((await fetch(report)).ok) {
    byId('report', HTMLIFrameElement).src = `${report}?at=${Date.now()}`;
    progress.textContent = 'Done.';
    result.hidden = false;
  } else {
    progress.textContent = '';
    problem.textContent = lastLine(output) || 'The comparison ended without a report. Try again.';
  }
}

function lastLine(output: string): string {
  return output.trimEnd().split('\n').at(-1) ?? '';
}
