import { expect, test } from '@jest/globals'
import { nameWithoutFacts } from './variant-name'

test.each([
  ['Guard Deluxe, 5 Devices, 1-Year Subscription', 'Guard Deluxe 10 devices 2 years'],
  ['Editor Pro for Windows', 'Editor Pro for Mac'],
  ['Editor Pro for Windows and Mac', 'Editor Pro (Linux)'],
  ['Wächter 3 Geräte 1 Jahr', 'Wächter – 5 Geräte, 24 Monate'],
  ['Garde 3 appareils 1 an', 'Garde 5 appareils 2 ans'],
  ['卫士 3台设备 1年', '卫士 5台设备 2年'],
  ['Suite unlimited devices', 'Suite 1 PC'],
])('%s and %s are variants of one product', (one, other) => {
  expect(nameWithoutFacts(one)).toBe(nameWithoutFacts(other))
})

test.each([
  ['Guard Deluxe 5 devices', 'Guard Premium 5 devices'],
  ['Guard Total Security 2024', 'Guard Antivirus Plus 2024'],
  ['Office 2021', 'Office 2024'],
  ['Guard 5 devices', 'Guard+ 5 devices'],
])('%s and %s are two products', (one, other) => {
  expect(nameWithoutFacts(one)).not.toBe(nameWithoutFacts(other))
})
