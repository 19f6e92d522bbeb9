import { describe, expect, it } from '@jest/globals'
import { englishTexts } from '@/tests/setup/english-texts'
import { deviceName, formatIp } from './user-labels'

describe('deviceText', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130.0 Safari/604.1',
      'Chrome on iOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
    ['curl/8.9', 'curl/8.9'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, text) => {
    expect(deviceName(userAgent, englishTexts('staff'))).toBe(text)
  })
})

describe('addressText', () => {
  it('shows a mapped address as IPv4', () => {
    expect(formatIp('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(formatIp('2001:db8::1')).toBe('2001:db8::1')
  })
})
