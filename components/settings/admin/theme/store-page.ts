import { stillPage } from '@/components/back-office/page-frame/still-page'

/** The pages of the store that the theme is looked at on. The cart's has nothing to show: it is filled by scripts. */
export const PREVIEW_PAGES = ['home', 'products', 'product', 'article'] as const
export type PreviewPage = (typeof PREVIEW_PAGES)[number]

const PATHS = { home: '/', products: '/products', article: '/knowledge' } as const

/** The first product that a list of them leads to. */
export function firstProductOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector('.product-card a[href]')?.getAttribute('href') ?? null
}

async function htmlOf(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal, headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.text()
}

/** Loads a page of the store for the preview; where there is no product, their list. */
export async function loadStorePage(page: PreviewPage, signal: AbortSignal): Promise<string> {
  if (page !== 'product') return stillPage(await htmlOf(PATHS[page], signal))
  const list = await htmlOf(PATHS.products, signal)
  const product = firstProductOf(list)
  return stillPage(product ? await htmlOf(product, signal) : list)
}
