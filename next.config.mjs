// @ts-check
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import createNextIntlPlugin from 'next-intl/plugin'
import { awaitData } from './build/await-data.mjs'
import { addCompileHints } from './build/compile-hints.mjs'
import { packStaticFiles } from './build/pack-static.mjs'
import { DEFAULT_LOCALE, LANGUAGES } from './lib/i18n/languages.mjs'
import { PLAIN_POLICY } from './lib/platform/content-security-policy.mjs'
import { CHECKOUT_STEP, IN_FILES, NO_STOREFRONT } from './lib/platform/page-kinds.mjs'
import { SECURITY_HEADERS } from './lib/platform/security-headers.mjs'

const LOCALES = LANGUAGES.map(({ code }) => code)
const otherLocales = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')
const anyLocale = LOCALES.join('|')

/** What has no language put before it: what is no storefront page, and paths that name theirs. */
const asItIs = `${NO_STOREFRONT}|checkout(?:/|$)|(?:${anyLocale})(?:/|$)`

// server.mjs puts the hosts of the plugins that are on into it. `npm run dev`, which has no such server,
// names a policy for all of them.
const storefrontPolicy = process.env.DEV_PAGE_POLICY || PLAIN_POLICY

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  cacheComponents: true,
  // The first visit to a page that is not rendered yet waits for it: a product that does not exist
  // must answer 404, which a shell that is sent at once could not.
  partialPrefetching: false,
  cacheHandler: join(import.meta.dirname, 'lib/platform/page-cache.mjs'),
  // Finished pages are kept packed, at a tenth of their size here (docs/decisions/0048).
  cacheMaxMemorySize: 32 * 1024 * 1024,
  poweredByHeader: false,
  serverExternalPackages: [
    'authorizenet',
    'graphile-worker',
    'pg',
    'pino',
    'pdfkit',
    '@e-invoice-eu/core',
    'fontkit',
    'harfbuzzjs',
    '@node-rs/argon2',
  ],
  // Types are checked by `npm run verify` and `npm test`, once.
  typescript: {
    ignoreBuildErrors: true,
    tsconfigPath: process.env.NEXT_TSCONFIG || 'tsconfig.json',
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir)
      await packStaticFiles(distDir)
      await awaitData()
    },
  },
  // server.mjs does it.
  compress: false,
  images: {
    formats: ['image/webp'],
    deviceSizes: [390, 640, 750, 828, 1080, 1280, 1920],
    imageSizes: [64, 96, 160, 256, 320],
    minimumCacheTTL: 60 * 60 * 24 * 30,
    maximumDiskCacheSize: 2 * 1024 ** 3,
    localPatterns: [{ pathname: '/images/**' }, { pathname: '/media/**' }],
  },
  experimental: {
    // Next leaves one core of the machine free; of two that would be half.
    cpus: availableParallelism(),
    // Writing it takes longer than it saves: most builds follow a change of what everything imports.
    turbopackFileSystemCacheForBuild: false,
    // Nobody reads them: the server runs without, and browsers get none.
    turbopackSourceMaps: false,
    // A store under test serves few of its pages, and is started a hundred times.
    preloadEntriesOnStart: process.env.PRELOAD_PAGES !== 'off',
    optimizePackageImports: ['lucide-react'],
  },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      {
        source: `/:path((?!${NO_STOREFRONT}|(?:(?:${anyLocale})/)?${CHECKOUT_STEP}).*)`,
        headers: [{ key: 'Content-Security-Policy', value: storefrontPolicy }],
      },
      {
        source: '/images/:path*',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
        ],
      },
    ]
  },
  async redirects() {
    const moved = [
      { from: '/requirements', to: '/system-requirements' },
      { from: '/category/productivity', to: '/category/microsoft-office' },
      // Where WooCommerce has what became categories here; those that are called otherwise by now go on.
      { from: '/product-category/:parents*/:slug', to: '/category/:slug' },
    ]
    // Where nothing is to be confirmed; a page could only say so after its shell was sent.
    /** @param {string} key */
    const without = (key) => ({
      missing: [{ type: /** @type {const} */ ('query'), key }],
      permanent: false,
    })
    return [
      { source: '/checkout/success', destination: '/', ...without('order') },
      {
        source: `/:locale(${otherLocales})/checkout/success`,
        destination: '/:locale',
        ...without('order'),
      },
      { source: '/checkout/express', destination: '/checkout/review', ...without('token') },
      {
        source: `/:locale(${otherLocales})/checkout/express`,
        destination: '/:locale/checkout/review',
        ...without('token'),
      },
      // What is short enough to be read out.
      { source: '/pay/:link', destination: '/checkout/link?link=:link', permanent: false },
      // Sessions are part of the account's page, which every role has.
      { source: '/admin/users/sessions', destination: '/admin/account', permanent: false },
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      ...moved.flatMap(({ from, to }) => [
        { source: from, destination: to, permanent: true },
        {
          source: `/:locale(${otherLocales})${from}`,
          destination: `/:locale${to}`,
          permanent: true,
        },
      ]),
    ]
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: '/', destination: `/${DEFAULT_LOCALE}` },
        {
          source: `/:path((?!${asItIs})(?!.*\\.).*)`,
          destination: `/${DEFAULT_LOCALE}/:path`,
        },
      ],
      // What has a dot and is no file: the store's own 404, not the bare one of an unknown language.
      afterFiles: [
        {
          source: `/:path((?!${asItIs}|${IN_FILES}).*\\..*)`,
          destination: `/${DEFAULT_LOCALE}/:path`,
        },
      ],
      fallback: [],
    }
  },
}

export default createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    // Messages are parsed when building, so that no browser loads the parser (12 KB).
    messages: { path: './messages', locales: 'infer', format: 'json', precompile: true },
  },
})(config)
