import { Canvas, linear } from '../canvas'
import { label } from '../label'
import { accent, type MainCategory } from '../palette'
import { arch, rect, type Warp } from '../path'
import { publisherColours } from '../publishers'
import { at, hash, random } from '../random'
import type { Subject } from '../types'
import { dashboard, invoice, ledger } from './finance'
import { mixer, photo, timeline } from './media'
import { document, mail, plan, sheet, slides } from './office'
import { guard, tunnel, vault } from './security'
import { desktop, server, setup } from './system'
import { form, refund } from './tax'
import { type DrawScreen, Ui } from './ui'

const still: Warp = (point) => point

interface Choice {
  readonly says: RegExp
  readonly screens: readonly DrawScreen[]
}

/** The first row with a keyword that occurs in the product wins; the last row takes the rest. */
const CHOICES: Record<MainCategory, readonly Choice[]> = {
  'microsoft-office': [
    { says: /excel|spreadsheet|access|power bi/, screens: [sheet] },
    { says: /powerpoint|presentation|publisher 20/, screens: [slides] },
    { says: /outlook|exchange|mail/, screens: [mail] },
    { says: /\bproject\b|visio|planner/, screens: [plan] },
    { says: /\bword\b|onenote|writer/, screens: [document] },
    { says: /./, screens: [document, sheet, slides, mail] },
  ],
  'operating-systems': [
    { says: /server|\bcal|datacenter|sql|linux|red hat|red-hat/, screens: [server] },
    { says: /./, screens: [desktop, desktop, setup] },
  ],
  'antivirus-security': [
    { says: /vpn|tunnel/, screens: [tunnel] },
    { says: /password|vault|encrypt|identity/, screens: [vault] },
    { says: /./, screens: [guard, guard, vault, tunnel] },
  ],
  'music-photo-video': [
    {
      says: /music|audio|sound|studio one|fl studio|samplitude|acid|\blive\b|ableton|podcast/,
      screens: [mixer],
    },
    {
      says: /photo|lightroom|image|draw|design|paint|illustrat|publish|affinity|indesign|acrobat/,
      screens: [photo],
    },
    {
      says: /video|film|movie|director|dvd|vegas|premiere|after effects|pinnacle|screen|slideshow|magix|cyberlink/,
      screens: [timeline],
    },
    { says: /./, screens: [timeline, photo, mixer] },
  ],
  'business-finance': [
    { says: /pdf|finereader|nitro|abbyy|scan/, screens: [document] },
    { says: /invoic|billing|point of sale/, screens: [invoice] },
    { says: /account|book|ledger|payroll/, screens: [ledger, dashboard, invoice] },
    { says: /project|plan|crm/, screens: [dashboard, plan] },
    { says: /./, screens: [dashboard, ledger, invoice] },
  ],
  'tax-preparation': [{ says: /./, screens: [form, refund] }],
}

/** Screens that also look good in dark mode. */
const NIGHT: readonly DrawScreen[] = [guard, tunnel, server, dashboard]

/** What a product must offer to be shown at it. */
const SHOWS = new Map<DrawScreen, RegExp>([
  [mail, /outlook|mail|exchange/i],
  [tunnel, /\bvpn\b/i],
  [vault, /password|vault|encrypt|identity/i],
])

/** The screen of a product: one of its trade, that shows what it can do. */
export function screenFor(main: MainCategory, { product, subcategory }: Subject): DrawScreen {
  // The name is more specific than the subcategory, so it is checked first.
  for (const words of [product.name, subcategory]) {
    const text = words.toLowerCase()
    const choice = CHOICES[main].slice(0, -1).find(({ says }) => says.test(text))
    if (choice !== undefined) return at(choice.screens, hash(`screen:${product.slug}`))
  }
  const offered = `${product.name} ${product.features.join(' ')}`
  const screens = at(CHOICES[main], -1).screens
  const chosen = at(screens, hash(`screen:${product.slug}`))
  const canShow = (screen: DrawScreen) => SHOWS.get(screen)?.test(offered) ?? true
  return canShow(chosen) ? chosen : at(screens.filter(canShow), hash(`screen:${product.slug}`))
}

export function screenPicture(subject: Subject): string {
  const { main, product } = subject
  const canvas = new Canvas(800, 600)
  const colours = accent(publisherColours(product), product.slug)
  const [light, middle, deep] = at(
    [
      [colours.pale, colours.second, colours.main],
      [colours.bright, colours.main, colours.deep],
      [colours.mist, colours.pale, colours.second],
    ] as const,
    hash(`wall:${product.slug}`),
  )
  canvas.draw({
    path: rect(0, 0, 800, 600),
    fill: linear([800, 0], [0, 600], [0, light], [0.5, middle], [1, deep]),
  })
  canvas.draw({ path: arch(610, 600, 520, 590), fill: '#ffffff', opacity: 0.16 })
  canvas.draw({ path: arch(610, 600, 330, 440), fill: '#ffffff', opacity: 0.16 })
  const screen = screenFor(main, subject)
  const night = NIGHT.includes(screen) && hash(`night:${product.slug}`) % 5 < 2
  const ui = new Ui(canvas, colours, night || main === 'music-photo-video')
  const { title, publisher } = label(product)
  const area = ui.window(44, 42, 712, 516, title === '' ? publisher : title)
  canvas.clip(rect(44, 42, 712, 516, 12), still, () => {
    screen({ ui, area, rng: random(`screen:${product.slug}`), title })
  })
  return canvas.toString()
}
