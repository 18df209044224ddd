import type { AstroIntegration } from 'astro';
import type { Plugin } from 'postcss';

/** The selectors that show a control in a state on the design system page: `data-shown` is on an element around it. */
const SHOWN: Readonly<Record<string, string>> = {
  ':hover': ":is(:hover, [data-shown='hover'] *)",
  ':active': ":is(:active, [data-shown='active'] *)",
  ':focus-visible': ":is(:focus-visible, [data-shown='focus'] :where(a, button, input, summary))",
};

/** Makes every rule for a state also apply where that state is shown, with the same specificity. */
function shownStates(): Plugin {
  return {
    postcssPlugin: 'shown-states',
    Once: (root) => {
      root.walkRules(/:(hover|active|focus-visible)/, (rule) => {
        rule.selector = rule.selector.replaceAll(
          /:(hover|active|focus-visible)\b/g,
          (state) => SHOWN[state] ?? state,
        );
      });
    },
  };
}

/**
 * Adds the page that shows every component of the design system in all its variants and states, only in
 * `npm run dev`. No build includes it.
 */
export function designSystem(): AstroIntegration {
  return {
    name: 'design-system',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/design-system',
          entrypoint: new URL('../src/design-system/DesignSystem.astro', import.meta.url),
        });
        updateConfig({ vite: { css: { postcss: { plugins: [shownStates()] } } } });
      },
    },
  };
}
