/* The types of what Vite and Astro make importable: stylesheets, `?raw`, `astro:…` modules. */
/// <reference types="astro/client" />
