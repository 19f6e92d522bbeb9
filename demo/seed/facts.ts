import type { ProductFields } from '@/lib/catalog/admin-contracts'
import { ENDLESS, type Platform } from '@/lib/catalog/product-facts'
import type { VolumePrice } from '@/lib/pricing/volume-prices'
import type { SeedProduct } from './data'

type Facts = Pick<
  ProductFields,
  | 'platforms'
  | 'licenseType'
  | 'termMonths'
  | 'devices'
  | 'regions'
  | 'activation'
  | 'worksWith'
  | 'notIncluded'
>
type Source = Pick<
  SeedProduct,
  'name' | 'license' | 'publisher' | 'category' | 'systemRequirements' | 'keyType'
>

/** What several seats of an office cost less; only for what offices buy many of. */
export const volumePricesOf = ({ name }: Pick<SeedProduct, 'name'>): VolumePrice[] =>
  /\bLTSC\b|\b365 Business\b/.test(name)
    ? [
        { from: 10, percent: 8 },
        { from: 25, percent: 12 },
      ]
    : []

/** The facts of a sample product, as its name, its licence and its requirements say them; no others. */
export function factsOf(product: Source): Facts {
  const termMonths = termOf(product)
  const licenseType =
    termMonths === ENDLESS
      ? 'perpetual'
      : /subscription/i.test(product.name) || termMonths === 12 || termMonths === 24
        ? 'subscription'
        : null
  return {
    platforms: platformsOf(product),
    licenseType,
    termMonths,
    devices: devicesOf(product),
    regions: isForAmericans(product) ? ['US'] : ['global'],
    activation: activationOf(product, licenseType),
    ...extrasOf(product),
  }
}

function termOf({ license }: Source): number | null {
  if (/\bperpetual\b|\blifetime\b/.test(license)) return ENDLESS
  const years = /\b(\d+) years?\b/.exec(license)?.[1]
  return years === undefined ? null : Number(years) * 12
}

/** On how many devices it may be used, all people together. */
export function devicesOf({ license }: Pick<Source, 'license'>): number | null {
  if (/\bunlimited devices\b/.test(license)) return ENDLESS
  const [, people, each] = /(\d+) people, (\d+) devices each/.exec(license) ?? []
  if (people !== undefined) return Number(people) * Number(each)
  const count = /(\d+) (?:active )?(?:devices?|PCs?|Macs?|computers?|workstation|server)\b/.exec(
    license,
  )
  return count?.[1] === undefined ? null : Number(count[1])
}

const MENTIONS: readonly [Platform, RegExp][] = [
  ['windows', /^Windows \d|\bor Windows \d/],
  ['macos', /\bmacOS\b/],
  ['android', /\bAndroid\b/],
  ['ios', /\biOS\b/],
]

/** Sample products that are options of one another, and its edition; those of one edition differ in devices, term or platforms alone. */
const FAMILIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'norton-360': {
    'norton-360-for-gamers-2024': 'for Gamers',
    'norton-360-deluxe-2024': 'Deluxe',
    'norton-360-premium-2024': 'Premium',
  },
  'bitdefender-2024': {
    'bitdefender-antivirus-plus-2024': 'Antivirus Plus',
    'bitdefender-total-security-2024': 'Total Security',
    'bitdefender-premium-security-2024': 'Premium Security',
  },
  'kaspersky-2024': {
    'kaspersky-standard-2024': 'Standard',
    'kaspersky-plus-2024': 'Plus',
    'kaspersky-premium-2024': 'Premium',
  },
  'eset-2024': {
    'eset-nod32-antivirus-2024': 'NOD32 Antivirus',
    'eset-nod32-antivirus-2024-3-pcs-1-year': 'NOD32 Antivirus',
    'eset-nod32-antivirus-2024-5-pcs-1-year': 'NOD32 Antivirus',
    'eset-nod32-antivirus-2024-1-pc-2-years': 'NOD32 Antivirus',
    'eset-nod32-antivirus-2024-3-pcs-2-years': 'NOD32 Antivirus',
    'eset-nod32-antivirus-2024-5-pcs-2-years': 'NOD32 Antivirus',
    'eset-home-security-essential-2024': 'HOME Security Essential',
    'eset-home-security-premium-2024': 'HOME Security Premium',
  },
  malwarebytes: {
    'malwarebytes-standard-1-year-subscription': 'Standard',
    'malwarebytes-standard-3-devices-1-year-subscription': 'Standard',
    'malwarebytes-standard-5-devices-1-year-subscription': 'Standard',
    'malwarebytes-standard-2-year-subscription': 'Standard',
    'malwarebytes-standard-3-devices-2-year-subscription': 'Standard',
    'malwarebytes-standard-5-devices-2-year-subscription': 'Standard',
    'malwarebytes-plus-1-year-subscription': 'Plus',
  },
  'windows-11': {
    'microsoft-windows-11-home': 'Home',
    'microsoft-windows-11-pro': 'Pro',
    'microsoft-windows-11-pro-for-workstations': 'Pro for Workstations',
    'microsoft-windows-11-education': 'Education',
  },
  'windows-10': {
    'microsoft-windows-10-home': 'Home',
    'microsoft-windows-10-pro': 'Pro',
  },
  'nitro-pdf-pro': { 'nitro-pdf-pro-14-for-windows': 'Pro', 'nitro-pdf-pro-for-mac': 'Pro' },
  'ableton-live-12': {
    'ableton-live-12-intro': 'Intro',
    'ableton-live-12-standard': 'Standard',
    'ableton-live-12-suite': 'Suite',
  },
  'abbyy-finereader': {
    'abbyy-finereader-pdf-16-standard-for-windows': 'Standard',
    'abbyy-finereader-pdf-16-corporate-for-windows': 'Corporate',
    'abbyy-finereader-pdf-for-mac-1-year-subscription': 'Mac',
  },
}

/** Of which family a sample product is. */
export function familyOf(slug: string): Pick<ProductFields, 'family' | 'edition'> {
  for (const [family, editions] of Object.entries(FAMILIES)) {
    const edition = editions[slug]
    if (edition !== undefined) return { family, edition }
  }
  return { family: null, edition: '' }
}

/** What it runs on; for an operating system the platform that it is. */
function platformsOf({ name, systemRequirements }: Source): Platform[] {
  if (/^Microsoft Windows\b/.test(name)) return ['windows']
  if (/\bLinux\b|^Zorin OS\b/.test(name)) return ['linux']
  return MENTIONS.filter(([, mention]) =>
    systemRequirements.some((line) => mention.test(line)),
  ).map(([platform]) => platform)
}

/** Software for American taxes and books. */
const isForAmericans = ({ category, name }: Source) =>
  category === 'tax-preparation' ||
  /\b(?:TurboTax|H&R Block|TaxAct|TaxSlayer|Drake|QuickBooks|Quicken)\b/.test(name)

function activationOf({ keyType }: Source, licenseType: Facts['licenseType']): Facts['activation'] {
  if (keyType === 'download_link') return null
  return keyType === 'activation' && licenseType === 'subscription' ? 'account' : 'online'
}

const EXTRAS: readonly [RegExp, Pick<Facts, 'worksWith' | 'notIncluded'>][] = [
  [
    /^Microsoft Windows Server .* (?:Standard|Datacenter)/,
    { worksWith: [], notIncluded: ['Client access licences (CALs)'] },
  ],
  [
    /Remote Desktop Services User CAL/,
    { worksWith: ['Windows Server 2025'], notIncluded: ['Windows Server'] },
  ],
  [
    /^Parallels Desktop/,
    { worksWith: ['Windows 10 and 11', 'Linux'], notIncluded: ['A Windows licence'] },
  ],
  [/^TurboTax Basic/, { worksWith: [], notIncluded: ['State return'] }],
]

const extrasOf = ({ name }: Source) =>
  EXTRAS.find(([pattern]) => pattern.test(name))?.[1] ?? { worksWith: [], notIncluded: [] }
