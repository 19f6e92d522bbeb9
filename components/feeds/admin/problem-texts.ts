import type { FeedReport } from '@/lib/feeds/contracts'

type Problem = FeedReport['problems'][number]['problem']

/** What to say of each problem, and what to do about it. */
export const PROBLEM_TEXTS: Record<Problem, { title: string; hint: string }> = {
  noPrice: { title: 'No price', hint: 'Channels take nothing that costs nothing.' },
  noPicture: { title: 'No picture', hint: 'Upload one as JPEG, PNG, WebP or GIF.' },
  noDescription: { title: 'No description', hint: 'Say what the product does.' },
  shortDescription: {
    title: 'Short description',
    hint: 'Channels find products by it: write two sentences or more.',
  },
  longDescription: {
    title: 'Long description',
    hint: 'Only the first 5,000 characters are in the feeds.',
  },
  longName: { title: 'Long name', hint: 'Only the first 150 characters are in the feeds.' },
  noPublisher: {
    title: 'No publisher',
    hint: 'Channels ask whose software it is. The store’s own name is not sent.',
  },
  unnamedSubscription: {
    title: 'Subscription that does not say so',
    hint: 'Google asks for the word and the term in the name, such as “(1-year subscription)”.',
  },
  shortSubscription: {
    title: 'Subscription of less than whole years',
    hint: 'Google advertises software subscriptions only when they are paid for whole years.',
  },
}
