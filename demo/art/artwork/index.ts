import type { MainCategory } from '../palette'
import { at, hash } from '../random'
import {
  type Artwork,
  arches,
  arcs,
  bars,
  folds,
  hexes,
  orb,
  panes,
  radar,
  sheets,
  shields,
  steps,
  tiles,
} from './geometric'
import { blades, contour, dots, levels, ribbons } from './organic'

const BY_CATEGORY: Record<MainCategory, readonly Artwork[]> = {
  'microsoft-office': [tiles, sheets, arcs, steps, ribbons, arches],
  'operating-systems': [panes, orb, contour, ribbons, arches, steps],
  'antivirus-security': [shields, radar, hexes, arcs, dots, contour],
  'music-photo-video': [blades, levels, ribbons, orb, dots, arcs],
  'business-finance': [bars, folds, steps, tiles, contour, arcs],
  'tax-preparation': [folds, sheets, arches, bars, tiles, arcs],
}

/** The topic of a subcategory, if its name reveals it. */
const BY_SUBJECT: readonly (readonly [RegExp, readonly Artwork[]])[] = [
  [/music|audio|sound/, [levels, ribbons, dots]],
  [/photo|image|design/, [blades, orb, arcs, tiles]],
  [/video|film/, [ribbons, orb, arcs, blades]],
  [/server/, [steps, contour, panes, arches]],
  [/vpn|privacy/, [orb, dots, contour, radar]],
]

export function artworkFor(
  main: MainCategory,
  subcategory: string,
  seed: string,
  onDark: boolean,
): Artwork {
  const fitting = BY_SUBJECT.find(([words]) => words.test(subcategory))?.[1] ?? BY_CATEGORY[main]
  // Dots need a dark ground to glow.
  const shown = onDark ? fitting : fitting.filter((artwork) => artwork !== dots)
  return at(shown, hash(`art:${seed}`))
}

/** The artwork that represents a whole category. */
export const SIGNATURE: Record<MainCategory, Artwork> = {
  'microsoft-office': tiles,
  'operating-systems': panes,
  'antivirus-security': shields,
  'music-photo-video': blades,
  'business-finance': bars,
  'tax-preparation': folds,
}
