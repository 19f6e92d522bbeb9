import type { Platform } from '@/lib/catalog/product-facts'
import type { Variation } from './shop'

/** What the products of a family differ by. */
export type Options = {
  edition: string
  devices: number | null
  termMonths: number | null
  platforms: Platform[]
}

const MAX_EDITION = 60

const DEVICES =
  /(?<!\p{L})(?:devices?|pcs?|computers?|users?|seats?|activations?|geräte?n?|nutzer|appareils?|postes?|dispositivos?|equipos?|usuarios?)(?!\p{L})|台|设备|デバイス/iu
const TERM =
  /(?<!\p{L})(?:terms?|durations?|periods?|validity|subscriptions?|laufzeit|dauer|durée|duración|plazo)(?!\p{L})|期間|期限/iu
const PLATFORM =
  /(?<!\p{L})(?:platforms?|operating systems?|os|systems?|betriebssysteme?|plattform|plateforme|système d.exploitation|plataforma|sistema operativo)(?!\p{L})|系统|プラットフォーム/iu

const YEARS = /^(\d{1,2})[\s-]*(?:years?|yrs?|jahre?|ans?|années?|años?|年)$/iu
const MONTHS = /^(\d{1,3})[\s-]*(?:months?|mos?|monate?|mois|meses|mes|か月|个月|ヶ月)$/iu
const LIFETIME =
  /^(?:lifetime|perpetual|unlimited|unbefristet|lebenslang|à vie|illimité|de por vida)$/iu
const NUMBER = /^(\d{1,6})(?:\D.*)?$/u

const SYSTEMS: readonly (readonly [RegExp, Platform])[] = [
  [/windows|\bwin\b|\bpc\b/i, 'windows'],
  [/mac/i, 'macos'],
  [/android/i, 'android'],
  [/\bios\b|iphone|ipad/i, 'ios'],
  [/linux/i, 'linux'],
]

/**
 * What a variation differs by from the others of its product, in the store's own kinds: numbers of devices, terms and systems
 * where its attributes say so, and whatever else as the edition.
 */
export function optionsOf(attributes: Variation['attributes']): Options {
  const options: Options = { edition: '', devices: null, termMonths: null, platforms: [] }
  const editions: string[] = []
  for (const { name, option } of attributes) {
    if (option === '') continue
    const number = NUMBER.exec(option)?.[1]
    const months = monthsOf(option)
    const platforms = SYSTEMS.filter(([pattern]) => pattern.test(option)).map(([, one]) => one)
    if (DEVICES.test(name) && number !== undefined && Number(number) > 0)
      options.devices = Number(number)
    else if (months !== null && (TERM.test(name) || /\d/.test(option))) options.termMonths = months
    else if (PLATFORM.test(name) && platforms.length > 0) options.platforms = platforms
    else editions.push(option)
  }
  return { ...options, edition: editions.join(', ').slice(0, MAX_EDITION).trim() }
}

/** @returns 0 for a term without end, `null` for what is no term */
function monthsOf(option: string): number | null {
  if (LIFETIME.test(option)) return 0
  const years = YEARS.exec(option)?.[1]
  const months = years === undefined ? MONTHS.exec(option)?.[1] : Number(years) * 12
  return months !== undefined && Number(months) > 0 ? Number(months) : null
}
