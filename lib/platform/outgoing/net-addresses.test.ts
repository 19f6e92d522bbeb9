import { describe, expect, it } from '@jest/globals'
import { addressKind, literalKind } from './net-addresses'

describe('addressKind', () => {
  it.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.32.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(addressKind(address)).toBe('public'))

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:192.168.1.1',
    '::ffff:c0a8:101',
    '0:0:0:0:0:ffff:ac10:1',
    '192.0.0.8',
    '198.19.255.255',
    'fdff::1',
  ])('%s is private', (address) => expect(addressKind(address)).toBe('private'))

  it.each([
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '100.100.100.200',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    '::ffff:a83f:8110',
    '0.1.2.3',
    '240.0.0.1',
    '64:ff9b::10.0.0.1',
    '2002:a00:1::1',
    'fe80::1',
    'febf::1',
    'fd00:ec2::254',
    'ff02::1',
    '::',
    '::7f00:1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::1',
    'localhost',
    '',
  ])('%j is forbidden', (address) => expect(addressKind(address)).toBe('forbidden'))
})

describe('literalKind', () => {
  it('reads addresses, also in brackets, and leaves names alone', () => {
    expect(literalKind('[::1]')).toBe('private')
    expect(literalKind('169.254.169.254')).toBe('forbidden')
    expect(literalKind('example.com')).toBeNull()
  })

  it.each([
    ['http://2852039166/', 'forbidden'],
    ['http://0x7f.1/', 'private'],
    ['http://017700000001/', 'private'],
  ])('%s is seen through', (url, kind) => expect(literalKind(new URL(url).hostname)).toBe(kind))
})
