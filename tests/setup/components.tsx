import '@testing-library/jest-dom/jest-globals'
import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import { act, cleanup, configure, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement, ReactNode } from 'react'
import { toast } from 'sonner'
import { TextsProvider } from '@/components/back-office/language/texts-provider'
import { SignedInUserProvider } from '@/components/back-office/session/admin-gate'
import { StoreProvider } from '@/components/back-office/store-context'
import { StorePropsProvider } from '@/components/storefront/store-props'
import { queryClient } from '@/components/ui/query-client'
import { QueryProvider } from '@/components/ui/query-provider'
import { Toaster } from '@/components/ui/toast/toaster'
import type { AppError } from '@/lib/core/errors'
import type { CallName } from '@/lib/http/endpoint'
import { errorAnswer } from '@/lib/http/error-answer'
import { loadBackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { type BackOfficeLocale, directionOf, type Locale, textLocaleOf } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'
import { SITE_IMAGE_SLOTS } from '@/lib/media/site-image-slots'
import { taxRulesOf } from '@/lib/pricing/tax'
import { type Settings, settingsFrom } from '@/lib/settings/registry'
import { storePropsOf } from '@/lib/settings/store-props'
import type { Role, SignedInUser } from '@/lib/staff/contracts'
import de from '@/messages/server/de.json'
import en from '@/messages/server/en.json'
import es from '@/messages/server/es.json'
import fr from '@/messages/server/fr.json'
import ja from '@/messages/server/ja.json'
import zh from '@/messages/server/zh.json'

type Options = {
  locale?: Locale
  /** The address of the page that it is on. */
  address?: string
  /** Settings that are other than their defaults. */
  settings?: Partial<Settings>
}

export type Rendered = RenderResult & { user: UserEvent }

/** Where the code of a component under test led. */
export const visited: string[] = []

const router = {
  push: (href: string) => void visited.push(href),
  replace: (href: string) => void visited.push(href),
  prefetch: () => {},
  refresh: () => {},
  back: () => {},
  forward: () => {},
  bfcacheId: '',
}

/** Renders an element within what every page has, and what those of one kind add. */
async function renderOnPage(
  element: ReactElement,
  { locale, address }: { locale: Locale; address: string },
  frame: (children: ReactNode) => ReactNode,
): Promise<Rendered> {
  document.documentElement.lang = textLocaleOf(locale)
  document.documentElement.dir = directionOf(locale)
  window.history.replaceState(null, '', address)
  const { pathname, search } = window.location
  const messages = await loadMessages(locale)
  const user = userEvent.setup()
  const rendered = render(element, {
    wrapper: ({ children }) => (
      <AppRouterContext.Provider value={router}>
        <PathnameContext.Provider value={pathname}>
          <SearchParamsContext.Provider value={new URLSearchParams(search)}>
            <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
              <QueryProvider>{frame(children)}</QueryProvider>
            </NextIntlClientProvider>
          </SearchParamsContext.Provider>
        </PathnameContext.Provider>
      </AppRouterContext.Provider>
    ),
  })
  return { user, ...rendered }
}

const settingsWith = (settings: Partial<Settings> = {}): Settings => ({
  ...settingsFrom(new Map()),
  ...settings,
})

/** Renders a part of the storefront as its pages do: with the real messages of a language, the store's public settings and toasts. */
export function renderInStore(
  element: ReactElement,
  { locale = 'en', address = '/', settings }: Options = {},
): Promise<Rendered> {
  const all = settingsWith(settings)
  const store = storePropsOf(all, locale, {
    sellingCurrencies: all.sellingCurrencies,
    rates: undefined,
  })
  return renderOnPage(element, { locale, address }, (children) => (
    <StorePropsProvider props={store}>
      {children}
      <Toaster />
    </StorePropsProvider>
  ))
}

const SERVER_TEXTS = { de, en, es, fr, ja, zh }

const SENTENCES = {
  en: async () => undefined,
  de: async () => (await import('@/components/back-office/language/server-texts/de')).default,
  es: async () => (await import('@/components/back-office/language/server-texts/es')).default,
  fr: async () => (await import('@/components/back-office/language/server-texts/fr')).default,
  ja: async () => (await import('@/components/back-office/language/server-texts/ja')).default,
  zh: async () => (await import('@/components/back-office/language/server-texts/zh')).default,
}

const userWith = (role: Role): SignedInUser => ({
  id: 1,
  username: 'grace',
  email: 'grace@staff.example',
  firstName: 'Grace',
  lastName: 'Hopper',
  role,
  mustSetUpSecondFactor: false,
})

type BackOfficeOptions = Options & {
  locale?: BackOfficeLocale
  /** That of who is signed in. */
  role?: Role
}

/** {@link renderInStore} for a part of the back office, within its pages and their toasts. */
export async function renderInBackOffice(
  element: ReactElement,
  { locale = 'en', address = '/admin', settings, role = 'admin' }: BackOfficeOptions = {},
): Promise<Rendered> {
  const [texts, sentences] = await Promise.all([
    loadBackOfficeMessages(locale),
    SENTENCES[locale](),
  ])
  const all = settingsWith(settings)
  return renderOnPage(element, { locale, address }, (children) => (
    <StoreProvider
      store={{
        ...all,
        logo: SITE_IMAGE_SLOTS.logo.defaultUrl,
        hasOwnLogo: false,
        tax: taxRulesOf(all),
      }}
    >
      <TextsProvider texts={texts} serverTexts={SERVER_TEXTS[locale]} sentences={sentences}>
        <SignedInUserProvider value={userWith(role)}>{children}</SignedInUserProvider>
      </TextsProvider>
      <Toaster />
    </StoreProvider>
  ))
}

/** Puts a text into a field in the place of what is there, as from the clipboard: quicker than key by key. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  if (text) await user.paste(text)
}

/** What a component sent to the store: the call, its body, and its query where it has one. */
type Sent = { call: string; body: unknown; query?: Record<string, string> }

export type Answers = Partial<Record<CallName, (sent: Sent) => Response | Promise<Response>>>

/** Keeps back an answer until it is released. */
export function held<T>(answer: () => T | Promise<T>): {
  answer: () => Promise<T>
  release: () => void
} {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { answer: () => released.then(answer), release }
}

/** An answer of the store. */
export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })

/** What the store answers to a call that it refuses. */
export const refusal = (error: AppError): Response => json(error.status, errorAnswer(error))

/** A call that does not reach the store. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * Answers the calls of components in the store's place: the border is `fetch`, so that the typed client, its errors and
 * what they say are real. A call that no answer was given for fails the test.
 *
 * @returns what was sent, in its order
 */
export function answerCalls(answers: Answers): Sent[] {
  const sent: Sent[] = []
  /** That of a call with parameters, such as `GET /api/products/[slug]`. */
  const answerTo = (call: string) =>
    Object.entries(answers).find(([name]) => patternOf(name).test(call))?.[1]
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const call = `${init?.method ?? 'GET'} ${pathname}`
    const query = Object.fromEntries(searchParams)
    const one: Sent = { call, body: sentBody(init?.body), ...(searchParams.size > 0 && { query }) }
    sent.push(one)
    const answer = answers[call as CallName] ?? answerTo(call)
    if (!answer) throw new Error(`Nothing answers ${call}`)
    return answer(one)
  })
  return sent
}

const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/\[\w+\]/g, '[^/]+')}$`)

function sentBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : null
}

/** What axe finds wrong with what is shown; layout and colours are tried in a browser. */
export async function accessibilityProblems(): Promise<string[]> {
  // What is on its way may come meanwhile.
  let violations: axe.Result[] = []
  await act(async () => {
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    violations = found.violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

// No other styles are there. In its own a toast can't be seen until a moment after it came, which a busy machine draws out.
for (const styles of document.head.querySelectorAll('style')) styles.remove()

// The machine may be busy with other tests.
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  // What fails is asked for again as often as in a browser, but at once.
  const { queries, mutations } = queryClient().getDefaultOptions()
  queryClient().setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations, retryDelay: 0 },
  })
  visited.length = 0
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** What is watched for as long as a page is there, such as the cart's number, is watched on. */
function forgetAnswers(): void {
  const client = queryClient()
  client.getMutationCache().clear()
  for (const query of client.getQueryCache().getAll())
    if (query.getObserversCount() > 0) query.reset()
    else client.getQueryCache().remove(query)
}

/** What a page does in a moment is done before the test ends: else it would happen to the next one's page. */
const MOMENT_MS = 250
const { setTimeout: later, clearTimeout: never } = window
const awaited = new Set<unknown>()
window.setTimeout = Object.assign((run: TimerHandler, ms = 0, ...args: unknown[]) => {
  const timer = later(() => {
    awaited.delete(timer)
    if (typeof run === 'function') run(...args)
  }, ms)
  if (ms <= MOMENT_MS) awaited.add(timer)
  return timer
}, later)
window.clearTimeout = (timer) => {
  awaited.delete(timer)
  never(timer)
}

async function untilMomentsPassed(): Promise<void> {
  while (awaited.size > 0) await new Promise((resolve) => later(resolve, 5))
}

afterEach(async () => {
  await act(untilMomentsPassed)
  // They are shown until they end, also by the next page.
  toast.dismiss()
  cleanup()
  forgetAnswers()
  jest.restoreAllMocks()
  expect(document.body.textContent).toBe('')
})
