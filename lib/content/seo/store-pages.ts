import type { WithdrawalFunction } from '@/lib/settings/choices'
import { WITHDRAWAL_PATH } from '@/lib/settings/withdrawal-path'
import type { ChangeFrequency } from './choices'

type StorePage = {
  path: string
  /** The messages that title it, on its picture for shared links too, and describe it. */
  title: string
  description: string
  priority: number
  changeFrequency: ChangeFrequency
}

/**
 * The pages of the store itself that search engines list; products, categories, articles, help
 * topics and positions come from their own data.
 */
export const STORE_PAGES = [
  {
    path: '/',
    title: 'meta.homeTitle',
    description: 'meta.homeDescription',
    priority: 1,
    changeFrequency: 'daily',
  },
  {
    path: '/products',
    title: 'listingPage.metaTitle',
    description: 'listingPage.metaDescription',
    priority: 0.9,
    changeFrequency: 'daily',
  },
  {
    path: '/categories',
    title: 'categoriesPage.metaTitle',
    description: 'categoriesPage.metaDescription',
    priority: 0.8,
    changeFrequency: 'weekly',
  },
  {
    path: '/brands',
    title: 'brands.title',
    description: 'brands.metaDescription',
    priority: 0.7,
    changeFrequency: 'weekly',
  },
  {
    path: '/deals',
    title: 'deals.title',
    description: 'deals.metaDescription',
    priority: 0.9,
    changeFrequency: 'daily',
  },
  {
    path: '/gift-cards',
    title: 'giftCardsPage.title',
    description: 'giftCardsPage.metaDescription',
    priority: 0.6,
    changeFrequency: 'weekly',
  },
  {
    path: '/business',
    title: 'businessPage.title',
    description: 'businessPage.metaDescription',
    priority: 0.6,
    changeFrequency: 'weekly',
  },
  {
    path: '/knowledge',
    title: 'knowledge.title',
    description: 'knowledge.metaDescription',
    priority: 0.7,
    changeFrequency: 'weekly',
  },
  {
    path: '/help',
    title: 'helpPage.metaTitle',
    description: 'helpPage.metaDescription',
    priority: 0.6,
    changeFrequency: 'monthly',
  },
  {
    path: '/returns',
    title: 'returnsPage.metaTitle',
    description: 'returnsPage.metaDescription',
    priority: 0.5,
    changeFrequency: 'monthly',
  },
  {
    path: '/returns/request',
    title: 'refundRequest.metaTitle',
    description: 'refundRequest.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/withdrawal',
    title: 'withdrawal.metaTitle',
    description: 'withdrawal.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/orders/track',
    title: 'orderAccess.metaTitle',
    description: 'orderAccess.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/system-requirements',
    title: 'requirementsPage.metaTitle',
    description: 'requirementsPage.metaDescription',
    priority: 0.5,
    changeFrequency: 'monthly',
  },
  {
    path: '/contact',
    title: 'contactPage.metaTitle',
    description: 'contactPage.metaDescription',
    priority: 0.5,
    changeFrequency: 'monthly',
  },
  {
    path: '/about',
    title: 'aboutPage.metaTitle',
    description: 'aboutPage.metaDescription',
    priority: 0.5,
    changeFrequency: 'monthly',
  },
  {
    path: '/careers',
    title: 'careersPage.metaTitle',
    description: 'careersPage.metaDescription',
    priority: 0.5,
    changeFrequency: 'weekly',
  },
  {
    path: '/legal-notice',
    title: 'legalNotice.title',
    description: 'legalNotice.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/accessibility',
    title: 'accessibility.title',
    description: 'accessibility.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/cookies',
    title: 'cookies.title',
    description: 'cookies.metaDescription',
    priority: 0.3,
    changeFrequency: 'monthly',
  },
  {
    path: '/reviews-and-ranking',
    title: 'ranking.title',
    description: 'ranking.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/terms',
    title: 'legalPages.terms.title',
    description: 'legalPages.terms.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/privacy',
    title: 'legalPages.privacy.title',
    description: 'legalPages.privacy.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
  {
    path: '/disclaimer',
    title: 'legalPages.disclaimer.title',
    description: 'legalPages.disclaimer.metaDescription',
    priority: 0.3,
    changeFrequency: 'yearly',
  },
] as const satisfies readonly StorePage[]

/** Whether a page is there: the owner may have switched off what it is for. */
export const hasPage = (
  path: string,
  settings: {
    withdrawalFunction: WithdrawalFunction
    accessibilityStatement: boolean
    giftCardsPage: boolean
    businessPage: boolean
    careersPage: boolean
    aboutPage: boolean
  },
): boolean => {
  if (path === WITHDRAWAL_PATH) return settings.withdrawalFunction !== 'off'
  if (path === '/gift-cards') return settings.giftCardsPage
  if (path === '/business') return settings.businessPage
  if (path === '/careers') return settings.careersPage
  if (path === '/about') return settings.aboutPage
  return path !== '/accessibility' || settings.accessibilityStatement
}

export type StorePath = (typeof STORE_PAGES)[number]['path']

/** A page's name in the address of its picture: `/returns/request` is `returns.request`. */
export const pageName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')
