import { describe, expect, it } from '@jest/globals'
import { type Accounts, accountAt } from './account-history'

type Account = { id: string; secret: string }
const isSame = (one: Account, other: Account) => one.id === other.id
const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
const of = (accounts: Partial<Accounts<Account>>, hour: number) =>
  accountAt({ offered: true, current: null, earlier: [], ...accounts }, at(hour), isSame)

const A = { id: 'a', secret: '1' }
const B = { id: 'b', secret: '1' }

describe('accountAt', () => {
  it('is the one in force when nothing ever changed', () => {
    expect(of({ current: A }, 5)).toBe(A)
    expect(of({}, 5)).toBeNull()
  })

  it('stays with the account that a payment started with', () => {
    const accounts = { current: B, earlier: [{ until: at(6), account: A }] }
    expect(of(accounts, 5)).toBe(A)
    expect(of(accounts, 6)).toBe(B)
    expect(of(accounts, 7)).toBe(B)
  })

  it('takes the newest credentials of the same account', () => {
    const renewed = { id: 'a', secret: '2' }
    const accounts = {
      current: renewed,
      earlier: [
        { until: at(6), account: A },
        { until: at(8), account: B },
      ],
    }
    expect(of(accounts, 5)).toBe(renewed)
    expect(of(accounts, 7)).toBe(B)
    const gone = { current: B, earlier: [...accounts.earlier, { until: at(9), account: renewed }] }
    expect(of(gone, 5)).toBe(renewed)
  })

  it('falls back to the one in force where there was none', () => {
    expect(of({ current: A, earlier: [{ until: at(6), account: null }] }, 5)).toBe(A)
  })
})
