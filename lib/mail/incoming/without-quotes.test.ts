import { describe, expect, it } from '@jest/globals'
import { withoutQuotes } from './without-quotes'

const QUOTED = '> Dear Ada,\n> have you tried it again?'

describe('an answer', () => {
  it.each([
    ['English', 'On Tue, Dec 1, 2026 at 10:02 AM Softhaven <help@shop.example> wrote:'],
    [
      'English, broken',
      'On Tue, Dec 1, 2026 at 10:02 AM Softhaven Support\n<help@shop.example> wrote:',
    ],
    ['German', 'Am Di., 1. Dez. 2026 um 10:02 Uhr schrieb Softhaven <help@shop.example>:'],
    ['German of Thunderbird', 'Am 01.12.26 um 10:02 schrieb Softhaven:'],
    ['German, sender first', 'Softhaven <help@shop.example> schrieb am Di. 1. Dez. 2026 um 10:02:'],
    ['French', 'Le mar. 1 déc. 2026 à 10:02, Softhaven <help@shop.example> a écrit :'],
    ['French, narrow space', 'Le 01/12/2026 à 10:02, Softhaven a écrit\u202f:'],
    ['Spanish', 'El mar, 1 dic 2026 a las 10:02, Softhaven (<help@shop.example>) escribió:'],
    ['Japanese', '2026年12月1日(火) 10:02 Softhaven <help@shop.example>:'],
    ['Japanese of Apple', '2026/12/01 10:02、Softhaven <help@shop.example>のメール:'],
    ['Chinese', 'Softhaven <help@shop.example> 于2026年12月1日周二 10:02写道：'],
    ['Chinese of Apple', '在 2026年12月1日，10:02，Softhaven <help@shop.example> 写道：'],
  ])('is cut before what is quoted: %s', (_, announced) => {
    expect(withoutQuotes(`It works now.\n\nAda\n\n${announced}\n\n${QUOTED}\n`)).toBe(
      'It works now.\n\nAda',
    )
    expect(withoutQuotes(`It works now.\r\n${announced}\r\n\r\nDear Ada`)).toBe('It works now.')
  })

  it.each([
    '-----Original Message-----',
    '-----Ursprüngliche Nachricht-----',
    '-----Message d’origine-----',
    '-----Mensaje original-----',
    '-----元のメッセージ-----',
    '------------------ 原始邮件 ------------------',
    '________________________________\nFrom: Softhaven <help@shop.example>\nSent: Tuesday',
    'Von: Softhaven <help@shop.example>\nGesendet: Dienstag, 1. Dezember 2026 10:02\nAn: Ada',
    'De : Softhaven\nEnvoyé : mardi 1 décembre 2026 10:02',
    'De: Softhaven\nEnviado el: martes, 1 de diciembre de 2026',
    '差出人: Softhaven\n送信日時: 2026年12月1日',
    '发件人：Softhaven\n发送时间：2026年12月1日',
    '*From:* Softhaven\n*Date:* Tuesday',
  ])('is cut before the head of what is quoted: %s', (head) => {
    expect(withoutQuotes(`It works now.\n\n${head}\n\nDear Ada`)).toBe('It works now.')
  })

  it('is kept where it stands below or within what it quotes', () => {
    expect(withoutQuotes(`On Tue, 1 Dec 2026, Softhaven wrote:\n${QUOTED}\n\nYes, it works.`)).toBe(
      'Yes, it works.',
    )
    expect(withoutQuotes('> Which version?\n2024\n> Which system?\nWindows')).toBe('2024\nWindows')
  })

  it('keeps sentences that only look alike', () => {
    const text = 'On Monday my colleague wrote:\nnothing at all to you.\nFrom: now on please do.'
    expect(withoutQuotes('From now on it works.\nVon: hier an geht es.')).toContain('Von: hier')
    expect(withoutQuotes(`Hello,\n${text.split('\n').slice(1).join('\n')}`)).toContain('now on')
  })

  it('is the whole where nothing else would be left', () => {
    expect(withoutQuotes('> It works now.')).toBe('> It works now.')
    expect(withoutQuotes('')).toBe('')
  })
})
