import type { Text } from './text'

/** The history of the store in a few paragraphs. */
export const STORY: readonly Text[] = [
  'Buying software used to mean a box: a disc, a sticker with a key, and a shop that was open until six. The box has gone. What took its place was often worse. Keys from nowhere, sold by sellers without a name, that worked for a month and then did not.',
  '{storeName} was founded to sell software the way one would like to buy it oneself. We obtain licences through authorised channels, test a sample of every batch, keep each key encrypted, and sell it exactly once. The key is in your inbox minutes after you have paid, with instructions that were written by somebody who has installed the program.',
  'We leave out what nobody misses. There is no account to create, no subscription hidden in the cart, and no fee that appears on the last page. The price that you see at checkout, with tax, is the price that you pay.',
  'And when something does not work, there is somebody to talk to. When we can’t solve a problem, you get another key or your money back.',
]

type Value = { title: string; text: Text }

const GENUINE: Value = {
  title: 'Genuine or nothing',
  text: 'We would rather show “Out of Stock” than sell a key that we can’t trace. Every licence has a source that we can name.',
}

const VALUES: readonly Value[] = [
  {
    title: 'Plain words',
    text: 'Edition, number of devices, region, term: what a licence covers stands on the product page, not in a footnote.',
  },
  {
    title: 'As little data as possible',
    text: 'An e-mail address and a name are enough to buy. We store no card numbers and follow nobody across the web. Our [Privacy Policy](/privacy) is short enough to read.',
  },
  {
    title: 'Help from people',
    text: 'Those who answer you have installed the software themselves. They are measured by whether your problem is solved, not by how quickly the conversation ends.',
  },
]

/** What the store values; genuine licences, where it promises them. */
export const values = (isGenuine: boolean): readonly Value[] =>
  isGenuine ? [GENUINE, ...VALUES] : VALUES

type Team = { title: string; text: Text; link: { href: string; label: string } }

/** The teams with the pages of their work. */
export const teams = (hasChat: boolean): readonly Team[] => [
  {
    title: 'Licensing',
    text: 'Chooses publishers and distributors, checks where each batch of keys comes from, and takes products off the shelf when something is not right.',
    link: { href: '/products', label: 'See the range' },
  },
  {
    title: 'Customer support',
    text: `Answers ${hasChat ? 'chat, ' : ''}e-mail and telephone, writes the installation guides and decides on refunds.`,
    link: { href: '/contact', label: 'Talk to support' },
  },
  {
    title: 'Engineering',
    text: 'Builds the store: quick pages, payments that can’t charge twice, and keys that reach one buyer only.',
    link: { href: '/careers', label: 'Work with us' },
  },
  {
    title: 'Editorial',
    text: 'Describes every product, tests the instructions on a real computer, and keeps the knowledge base up to date.',
    link: { href: '/knowledge-base', label: 'Read their articles' },
  },
]
