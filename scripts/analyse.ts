import { runAnalyse } from './analyse/runAnalyse.ts';

process.exitCode = await runAnalyse(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
