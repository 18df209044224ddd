import type { Breakage } from './breakage.ts';

/** What the security policy allows and refuses. */
export const policy: readonly Breakage[] = [
  {
    id: 'framed-by-anyone',
    means: 'Any site may show ours in a frame.',
    file: 'config/security-headers.ts',
    search: '"frame-ancestors \'none\'"',
    replacement: '"frame-ancestors *"',
    noticedBy: {
      file: 'tests/unit/security.test.ts',
      name: 'a deployment gets the whole header set',
    },
  },
  {
    id: 'any-inline-style',
    means: 'The policy allows any inline style.',
    file: 'config/security-headers.ts',
    search: '`style-src ${sources(hashes(needs.inlineStyles))}`',
    replacement: '"style-src \'unsafe-inline\'"',
    noticedBy: {
      file: 'tests/dist/policy.test.ts',
      name: '/ > allows by hash exactly the inline scripts and styles that it contains',
    },
  },
  {
    id: 'no-payment-in-frames',
    means: 'A purchase page may not take a payment.',
    file: 'config/security-headers.ts',
    search: '`payment=${framed(env.connectOrigin)}`',
    replacement: "'payment=()'",
    noticedBy: {
      file: 'tests/e2e/frames.test.ts',
      name: 'what a framed page may do > ask for a payment',
    },
  },
  {
    id: 'no-upgrade-to-https',
    means: 'A deployment does not ask for https.',
    file: 'config/security-headers.ts',
    search: "['upgrade-insecure-requests']",
    replacement: '[]',
    noticedBy: {
      file: 'tests/unit/security.test.ts',
      name: "a page's policy allows its inline code by hash, files of this site, and the configured frames",
    },
  },
  {
    id: 'scripts-without-integrity',
    means: 'Scripts carry no integrity.',
    file: 'config/page-policy.ts',
    search: '[...insertions, { at: place',
    replacement: '[{ at: place',
    noticedBy: {
      file: 'tests/dist/policy.test.ts',
      name: '/ > carries the right integrity on every script that it loads',
    },
  },
  {
    id: 'inline-style-let-through',
    means: 'A build with an inline style goes through, and the policy blocks the style.',
    file: 'config/page-policy.ts',
    search: "name === 'style' || name.startsWith('on')",
    replacement: "name.startsWith('on')",
    noticedBy: {
      file: 'tests/unit/security.test.ts',
      name: 'reading a page > refuses an inline style',
    },
  },
  {
    id: 'styles-in-noscript-blocked',
    means: 'Styles in <noscript> are not in the policy.',
    file: 'config/page-policy.ts',
    search: 'scriptingEnabled: false',
    replacement: 'scriptingEnabled: true',
    noticedBy: {
      file: 'tests/unit/security.test.ts',
      name: 'reading a page > hashes inline scripts, speculation rules and styles, those in <noscript> too, and no data block',
    },
  },
  {
    id: 'scripts-from-anywhere',
    means: 'Any site may send a script.',
    file: 'config/security-headers.ts',
    search: '["\'self\'", ...hashes',
    replacement: '["https:", ...hashes',
    noticedBy: {
      file: 'tests/unit/security.test.ts',
      name: "Google's evaluator has one remark: scripts of this site may run",
    },
  },
  {
    id: 'community-not-framed',
    means: 'The policy blocks the frame of the community.',
    file: 'src/site/embeds.ts',
    search: '    env.communityUrl,',
    replacement: '',
    noticedBy: {
      file: 'tests/unit/env.test.ts',
      name: 'a production build > frames the configured hosts, each once',
    },
  },
  {
    id: 'script-ended-by-data',
    means: 'Data can end the script that contains it.',
    file: 'src/lib/script-json.ts',
    search: '/[<>&',
    replacement: '/[&',
    noticedBy: { file: 'tests/unit/text.test.ts', name: 'JSON in a script cannot end the script' },
  },
];
