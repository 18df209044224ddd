// `npm run setup`: lists what the tests need besides npm's packages, and why, and installs it. Installing needs Debian
// and root; elsewhere it says what to install.
import { ensurePackages, missingPackages, TEST_PACKAGES } from './lib/debian.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(async () => {
  const missing = missingPackages();
  console.log(missing.length > 0 ? 'The tests need:' : 'Everything that the tests need is here.');
  for (const name of missing) console.log(`  ${name}, for ${TEST_PACKAGES[name].for}`);
  await Promise.try(ensurePackages);
});
