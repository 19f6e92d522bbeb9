import { describe, expect, it } from '@jest/globals'
import { callerOf, countedAs, parseTrustedProxies, plainAddress } from './trusted-proxies.mjs'

function urlOf(setting: string, socket: string, forwardedFor?: string) {
  const proxies = parseTrustedProxies(setting)
  if (!proxies) throw new Error(`${setting} is not taken`)
  return callerOf(proxies, socket, forwardedFor)
}

describe('the caller', () => {
  it.each([
    ['off', '192.0.2.9', '203.0.113.7', '192.0.2.9'],
    ['on', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['on', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['1', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['2', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['on', '10.0.0.1', undefined, '10.0.0.1'],
    ['on', '10.0.0.1', '1.1.1.1, nonsense', '10.0.0.1'],
    ['10.0.0.0/8', '10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['10.0.0.0/8', '192.0.2.9', '203.0.113.7', '192.0.2.9'],
    ['10.0.0.0/8, 2001:db8::/32', '2001:db8::1', '203.0.113.7, 10.1.1.1', '203.0.113.7'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ])('of a store with TRUST_PROXY=%s, called from %s with %j, is %s', (setting, socket, said, is) =>
    expect(urlOf(setting, socket, said).address).toBe(is),
  )

  it('is believed to have come through a proxy only from one', () => {
    expect(urlOf('10.0.0.0/8', '10.0.0.1').isThroughProxy).toBe(true)
    expect(urlOf('10.0.0.0/8', '192.0.2.9').isThroughProxy).toBe(false)
    expect(urlOf('off', '10.0.0.1').isThroughProxy).toBe(false)
  })
})

describe('TRUST_PROXY', () => {
  it.each(['yes', '11', '-1', '10.0.0.0/33', '10.0.0.0/8,', '10.0.0/8', 'example.com', '::/129'])(
    'is not %s',
    (setting) => expect(parseTrustedProxies(setting)).toBeNull(),
  )
})

describe('an address', () => {
  it.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['unknown', null],
    ['1.2.3.4.5', null],
  ])('%s is %s', (text, plain) => expect(plainAddress(text)).toBe(plain))

  it('of IPv6 is counted with its network, of IPv4 alone', () => {
    expect(countedAs('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(countedAs('2001:db8:1:2::9')).toBe(countedAs('2001:db8:1:2:ffff::'))
    expect(countedAs('2001:db8:1:3::9')).not.toBe(countedAs('2001:db8:1:2::9'))
    expect(countedAs('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(countedAs('unknown')).toBe('unknown')
  })
})
