import { InputError } from '#lib/input-error.ts';
import { parseEnv, type EnvSource, type SiteEnv } from '#site/env.ts';
import { PRODUCTION_VARIABLES } from '#site/env-variables.ts';
import { createSite, type Site } from '#site/site.ts';
import type { Finding } from './finding.ts';

const AREA = 'Configuration';

/** The site that `source` describes, or `null` if it describes none, and a finding for each variable. */
export function checkConfiguration(source: EnvSource): {
  site: Site | null;
  findings: readonly Finding[];
} {
  try {
    const site = createSite(parseEnv(source));
    return { site, findings: describe(site.env, source) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { site: null, findings: explain(error.problems, source) };
  }
}

function describe({ mode }: SiteEnv, source: EnvSource): Finding[] {
  if (mode === 'demo')
    return [{ area: AREA, subject: 'SITE_MODE', verdict: 'good', says: 'the demo needs nothing' }];
  return PRODUCTION_VARIABLES.map((variable) => good(variable, source));
}

function explain(problems: readonly string[], source: EnvSource): Finding[] {
  const found = problems.map((problem): Finding => {
    const [, subject = 'SITE_MODE', says = problem] =
      /^([A-Z][A-Z0-9_]*)[^:]*: (.*)$/s.exec(problem) ?? [];
    return {
      area: AREA,
      subject,
      verdict: 'problem',
      says,
      fix: `Set ${subject} in .env or in the environment; .env.example explains it.`,
    };
  });
  const named = new Set(found.map(({ subject }) => subject));
  const rest = PRODUCTION_VARIABLES.filter((variable) => !named.has(variable));
  return [...found, ...rest.map((variable) => good(variable, source))];
}

function good(variable: string, source: EnvSource): Finding {
  const says = source[variable]?.trim() ? 'set' : 'not set: the default holds';
  return { area: AREA, subject: variable, verdict: 'good', says };
}
