import { type NextRequest, NextResponse } from 'next/server'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales'
import { preferredLanguage } from '@/lib/i18n/preferred-language.mjs'
import { PAYMENT_DEVELOPMENT_SOURCES, PAYMENT_PAGE_SOURCES } from '@/lib/payments/page-sources'
import {
  allow,
  REPORTING_ENDPOINTS,
  reporting,
  strictPolicy,
} from '@/lib/platform/content-security-policy.mjs'
import { isCheckoutStep } from '@/lib/platform/page-kinds.mjs'
import { RECAPTCHA_PAGE_SOURCES } from '@/lib/plugins/recaptcha/page-sources'
import { TURNSTILE_PAGE_SOURCES } from '@/lib/plugins/turnstile/page-sources'

/**
 * Runs for as few requests as possible (see `config.matcher`): it costs more than half of a server's
 * throughput for a prerendered page. It redirects first visits to the visitor's language and gives
 * checkout and back office a content security policy with a nonce.
 */
export function middleware(request: NextRequest) {
  const { pathname } = request.nextUrl
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'admin') return withPolicy(request)
  if (isLocale(first) && second === 'checkout')
    return isCheckoutStep(pathname) ? withPolicy(request) : NextResponse.next()

  const wanted = preferredLanguage(
    request.headers.get('cookie') ?? undefined,
    request.headers.get('accept-language'),
  )
  if (wanted !== DEFAULT_LOCALE) {
    const target = request.nextUrl.clone()
    target.pathname = `/${wanted}${pathname === '/' ? '' : pathname}`
    return NextResponse.redirect(target, 307)
  }
  if (first === 'checkout') {
    const english = `/${DEFAULT_LOCALE}${pathname}`
    // Any other path below it is the store's 404, a static page without a nonce.
    if (!isCheckoutStep(pathname)) return NextResponse.rewrite(new URL(english, request.url))
    return withPolicy(request, english)
  }
  return NextResponse.next()
}

const isDevelopment = process.env.NODE_ENV === 'development'

function withPolicy(request: NextRequest, rewriteTo?: string) {
  const nonce = btoa(crypto.randomUUID())
  const strict = reporting(allow(strictPolicy({ nonce, isDevelopment }), PAYMENT_PAGE_SOURCES))
  const { pathname, search } = request.nextUrl
  // In production server.mjs adds what the store's settings need on the page.
  const policy = isDevelopment
    ? allow(strict, [
        TURNSTILE_PAGE_SOURCES,
        RECAPTCHA_PAGE_SOURCES,
        ...PAYMENT_DEVELOPMENT_SOURCES,
      ])
    : strict
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(new URL((rewriteTo ?? pathname) + search, request.url), {
    request: { headers },
  })
  response.headers.set('content-security-policy', policy)
  response.headers.set('reporting-endpoints', REPORTING_ENDPOINTS)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

// Next reads this statically, so the languages have to be spelled out.
export const config = {
  matcher: [
    '/admin/:path*',
    '/checkout/:path*',
    '/:locale(es|fr|de|it|pt|ru|ja|ko|zh|hi|ar|nl|sv|no|da|fi|pl|cs|hu|tr|th|vi|id|ms)/checkout/:path*',
    {
      source:
        '/((?!api|_next|admin|checkout|(?:en|es|fr|de|it|pt|ru|ja|ko|zh|hi|ar|nl|sv|no|da|fi|pl|cs|hu|tr|th|vi|id|ms)(?:/|$)|.*\\..*).*)',
      missing: [{ type: 'cookie', key: 'NEXT_LOCALE' }],
      has: [{ type: 'header', key: 'accept-language', value: '(?!en).*' }],
    },
    {
      source:
        '/((?!api|_next|admin|checkout|(?:en|es|fr|de|it|pt|ru|ja|ko|zh|hi|ar|nl|sv|no|da|fi|pl|cs|hu|tr|th|vi|id|ms)(?:/|$)|.*\\..*).*)',
      has: [{ type: 'cookie', key: 'NEXT_LOCALE', value: '(?!en$).*' }],
    },
  ],
}
