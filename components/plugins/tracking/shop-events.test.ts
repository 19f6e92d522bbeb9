import { afterEach, expect, it } from '@jest/globals'
import { type ShopEvent, subscribeToShopEvents, trackShopEvent } from './shop-events'

const search = (term: string): ShopEvent => ({ name: 'search', term })
const goTo = (pathname: string) => Object.assign(globalThis, { location: { pathname } })

const stops: (() => void)[] = []
function heard() {
  const events: ShopEvent[] = []
  stops.push(subscribeToShopEvents((event) => events.push(event)))
  return events
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

it('tells whoever listens, also of what happened on this page before', () => {
  goTo('/a')
  trackShopEvent(search('one'))
  const events = heard()
  trackShopEvent(search('two'))
  expect(events).toEqual([search('one'), search('two')])
})

it('tells nobody what happened on earlier pages', () => {
  goTo('/b')
  trackShopEvent(search('old'))
  goTo('/c')
  expect(heard()).toEqual([])
  trackShopEvent(search('new'))
  goTo('/b')
  expect(heard()).toEqual([])
})

it('stops', () => {
  goTo('/d')
  const events = heard()
  stops.splice(0)[0]?.()
  trackShopEvent(search('unheard'))
  expect(events).toEqual([])
})

it('keeps a page’s latest only', () => {
  goTo('/e')
  for (let n = 1; n <= 30; n++) trackShopEvent(search(String(n)))
  const events = heard()
  expect(events).toHaveLength(20)
  expect(events.at(-1)).toEqual(search('30'))
})
