import { runEditions } from './editions/runEditions.ts';

process.exitCode = await runEditions(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
