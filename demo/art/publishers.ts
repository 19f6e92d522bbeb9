import type { Family } from './palette'
import { hash } from './random'
import type { Product } from './types'

/** Hues in OKLCH. Publishers that stand side by side in a category are far from each other. */
const PUBLISHERS: Readonly<Record<string, number>> = {
  'Gen Digital': 78,
  McAfee: 22,
  Bitdefender: 330,
  'Kaspersky Lab': 165,
  ESET: 200,
  Malwarebytes: 262,
  OpenText: 135,
  Quicken: 20,
  Sage: 160,
  ABBYY: 30,
  'Nitro Software': 60,
  'Foxit Software': 300,
  'Corel Corporation': 145,
  Adobe: 24,
  CyberLink: 268,
  Serif: 318,
  Ableton: 230,
  'MAGIX Software': 195,
  'Image-Line': 55,
  'Parallels International': 345,
  'Red Hat': 18,
  'Zorin Group': 220,
  'H&R Block': 145,
  TaxAct: 242,
  TaxSlayer: 45,
  'Drake Software': 300,
}

/** The largest publishers have a hue for each line of products. */
const LINES: readonly { publisher: string; says: RegExp; hue: number }[] = [
  { publisher: 'Microsoft', says: /365/, hue: 290 },
  { publisher: 'Microsoft', says: /excel|project/i, hue: 150 },
  { publisher: 'Microsoft', says: /word|visio/i, hue: 262 },
  { publisher: 'Microsoft', says: /access|powerpoint/i, hue: 22 },
  { publisher: 'Microsoft', says: /server/i, hue: 225 },
  { publisher: 'Microsoft', says: /windows (?:7|8|10|11)/i, hue: 248 },
  { publisher: 'Microsoft', says: /mac/i, hue: 345 },
  { publisher: 'Microsoft', says: /office/i, hue: 45 },
  { publisher: 'Microsoft', says: /./, hue: 240 },
  { publisher: 'Intuit', says: /turbotax/i, hue: 205 },
  { publisher: 'Intuit', says: /./, hue: 140 },
]

/** Orange and yellow turn brown at the depth that suits the other hues. */
function liftOf(hue: number): number | undefined {
  if (hue >= 30 && hue <= 60) return 0.065
  return hue > 60 && hue <= 100 ? 0.14 : undefined
}

/** The colours of a product: those of its publisher, or of the line that it belongs to. */
export function publisherColours({ publisher, name }: Product): Family {
  const line = LINES.find((entry) => entry.publisher === publisher && entry.says.test(name))
  const hue = line?.hue ?? PUBLISHERS[publisher] ?? hash(`publisher:${publisher}`) % 360
  return { hue, near: hue - 16, spark: (hue + 55) % 360, lift: liftOf(hue) }
}
