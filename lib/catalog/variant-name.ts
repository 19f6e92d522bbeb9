// What names of products say of devices, term and platform, which are facts of their own: in the languages of the store.
const UNITS =
  'devices?|pcs?|macs?|computers?|users?|seats?|years?|months?|days?|geräte?n?|nutzer|jahre?|monate?|appareils?|postes?|utilisateurs?|ans?|mois|dispositivos?|equipos?|usuarios?|años?|mes(?:es)?'
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d+|unlimited)[\s-]*(?:${UNITS})(?!\p{L})`,
  'giu',
)
const COUNTED_CJK = /\d+\s*(?:台(?:设备)?|デバイス|年間?|か月|ヶ月|个月|用户|ユーザー)/gu
const PLATFORMS =
  /(?<!\p{L})(?:for |für |pour |para )?(?:(?:windows|mac(?:os)?|android|ios|linux)(?: ?(?:and|or|und|oder|et|ou|y|o|\/|&|,) ?)?)+(?!\p{L})/giu
const TERMS = /(?<!\p{L})(?:lifetime|perpetual|subscription)(?!\p{L})/giu

/** The name of a product without what its facts say: the same for variants of one product, for comparison alone. */
export const nameWithoutFacts = (name: string): string =>
  name
    .replaceAll(COUNTED, ' ')
    .replaceAll(COUNTED_CJK, ' ')
    .replaceAll(PLATFORMS, ' ')
    .replaceAll(TERMS, ' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
