import type { ProductFields } from '@/lib/catalog/admin-contracts'
import { ENDLESS, type Platform } from '@/lib/catalog/product-facts'
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

/** The facts of a sample product, as its name, its licence and its requirements say them; no others. */
export function factsOf(product: Source): Facts {
  const termMonths = termOf(product)
  const licenseType =
    termMonths === ENDLESS
      ? 'perpetual'
      : /subscription/i.test(product.name) || termMonths === 12
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

function devicesOf({ license }: Source): number | null {
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
