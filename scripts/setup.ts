// `npm run setup`: installs what the tests need besides npm's packages, and says before what and why. That needs Debian and
// root; elsewhere it says what to install.
import { installOnDebian, missingPackages, TEST_PACKAGES } from './lib/debian.ts';
import { CommandError } from './lib/command-error.ts';
import { runCommand } from './lib/run-command.ts';

function setUp(): void {
  const missing = missingPackages();
  console.log(missing.length > 0 ? 'The tests need:' : 'Everything that the tests need is here.');
  for (const name of missing) console.log(`  ${name}, for ${TEST_PACKAGES[name].for}`);
  if (missing.length === 0 || installOnDebian(missing)) return;
  throw new CommandError(
    `On Debian: sudo apt-get install ${missing.join(' ')}\nElsewhere, npm test needs only Chromium or Chrome, and .devcontainer has it all.`,
  );
}

await runCommand(() => Promise.try(setUp));
