import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { z } from 'zod'
import { openMailedToken, openToken, sealToken } from './sealed-token'

const schema = z.object({ order: z.string() })
const HOUR = 3600

beforeAll(() => {
  process.env.DATABASE_URL = 'postgres://u@h/d'
  process.env.APP_SECRET = 'a secret of more than thirty-two characters'
})

describe('a sealed token', () => {
  it('gives back its payload, and hides it meanwhile', async () => {
    const token = await sealToken('test', { order: 'SH-1' }, HOUR)
    expect(token).toMatch(/^[\w*~.-]+$/)
    expect(token).not.toContain('SH-1')
    expect(await openToken('test', schema, token, HOUR)).toEqual({ order: 'SH-1' })
  })

  it('is good for its purpose alone', async () => {
    const token = await sealToken('test', { order: 'SH-1' }, HOUR)
    expect(await openToken('other', schema, token, HOUR)).toBeNull()
  })

  it('is nothing once a character is changed, or when it never was one', async () => {
    const token = await sealToken('test', { order: 'SH-1' }, HOUR)
    const middle = Math.floor(token.length / 2)
    const changed = `${token.slice(0, middle)}${token[middle] === 'a' ? 'b' : 'a'}${token.slice(middle + 1)}`
    for (const bad of [changed, '', 'x', '~2', 'Fe26.2*1*a*b*c*d*e*f~2', '💥'.repeat(1000)])
      expect(await openToken('test', schema, bad, HOUR)).toBeNull()
  })

  it('ends', async () => {
    const token = await sealToken('test', { order: 'SH-1' }, HOUR)
    jest.useFakeTimers({
      now: Date.now() + 2 * HOUR * 1000,
      doNotFake: ['nextTick', 'setImmediate'],
    })
    try {
      expect(await openToken('test', schema, token, HOUR)).toBeNull()
    } finally {
      jest.useRealTimers()
    }
  })

  it('with a payload of another shape is nothing', async () => {
    const token = await sealToken('test', { other: 1 }, HOUR)
    expect(await openToken('test', schema, token, HOUR)).toBeNull()
  })
})

describe('a token from before the secret was replaced', () => {
  const BEFORE = 'another-secret-of-more-than-thirty-two-characters'

  it('still opens where it was mailed to somebody, and nowhere else', async () => {
    const { APP_SECRET } = process.env
    process.env.APP_SECRET = BEFORE
    let token = ''
    await jest.isolateModulesAsync(async () => {
      const before = await import('./sealed-token')
      token = await before.sealToken('test', { order: 'SH-1' }, HOUR)
    })
    Object.assign(process.env, {
      APP_SECRET,
      APP_SECRET_PREVIOUS: `${'x'.repeat(32)} ${BEFORE}`,
    })
    await jest.isolateModulesAsync(async () => {
      const now = await import('./sealed-token')
      expect(await now.openMailedToken('test', schema, token, HOUR)).toEqual({ order: 'SH-1' })
      expect(await now.openMailedToken('other', schema, token, HOUR)).toBeNull()
      expect(await now.openToken('test', schema, token, HOUR)).toBeNull()
    })
    delete process.env.APP_SECRET_PREVIOUS
    expect(await openMailedToken('test', schema, token, HOUR)).toBeNull()
  })
})
