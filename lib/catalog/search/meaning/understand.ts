import { isIgnored } from '../ignored-words'
import { FACT_BOUNDS, hasBounds, PLAIN_BOUNDS, readBounds } from './bounds'
import type { Bounds } from './bounds-names'
import { foldedQuery, UNSPACED } from './folded-query'
import type { OwnUses } from './own-uses'
import { phrasesIn, USE_LANGUAGES, type Use, type UseLanguage } from './uses'

/** What a search says besides names. */
export type Meaning = {
  /** The text itself. */
  typed: string
  /** Bounds that no name has. */
  plain: Bounds
  /** The text without these: what a product may be called. */
  nameable: string
  /** Bounds that a name may have as well. */
  facts: Bounds
  /** What the software is for. */
  uses: readonly Use[]
  /** How many words the uses were told by. */
  usedWords: number
  /** What is left of the text without all of these. */
  rest: string
}

/** A use as searches are compared with it. */
export type KnownUse = { use: Use; phrases: readonly (readonly string[])[] }

/** What a use is called in a language: by the store's owner, else by what ships with the store. */
export const phrasesOfUse = (
  use: Use,
  language: UseLanguage,
  own: OwnUses | null,
): readonly string[] => own?.phrasesOf(use.id, language) ?? phrasesIn(use.phrases[language])

/** The phrases of uses, a word each. @param own what the store's owner switched off, or calls otherwise */
export const knownUses = (uses: readonly Use[], own: OwnUses | null = null): KnownUse[] =>
  uses.map((use) => ({
    use,
    phrases: USE_LANGUAGES.filter((language) => !own?.isOff(use.id, language)).flatMap((language) =>
      phrasesOfUse(use, language, own).map((phrase) => phrase.split(' ')),
    ),
  }))

/** More uses than these are words of the search. */
const MOST_USES = 2

/** Longer texts are no wishes, but what somebody copied. */
const MOST_WORDS = 9

/** Words beside {@link isIgnored} that only say that something is wanted. */
const WISHES = new Set(
  [
    'i im want wants wanting need needs how do does can could best good great top app apps tool tools program programs use using that which what',
    'help helps our your their it its be is are when while simple easy easily cheapest affordable inexpensive between into onto all some something',
    'ich will mochte brauche suche wie kann beste bester bestes besten gute gutes guter einfach einfache einfaches gunstige gunstigste billig programme',
    'mein meine meinen meiner meinem unser unsere eines einem einer im in an aus vor gegen bei selbst',
    'quiero necesito busco como puedo mejor mejores buen bueno buena mi mis nuestro su sencillo facil barata baratos programas contra a e',
    'chce potrzebuje szukam jak moge najlepszy najlepsza najlepsze najlepszego najtanszy najtansze dobry dobra dobre dobrego tani tania tanie tanio latwy latwe prosty prosta proste',
    'programu programy aplikacja aplikacje aplikacji narzedzie narzedzia moj moja moje mojego mojej swoj swoje dla na do w we z ze i oraz przed od o co jaki jakie jaka ktory sobie domu wlasny',
    'istiyorum lazim ariyorum nasil hangi en iyi ucuz kolay basit programi programlari programini uygulama uygulamasi yazilim yazilimi yazilimlari icin ve ile bir benim bana kendi',
    'kullanmak yapmak etmek olan gereken gerek',
    'اريد احتاج ابحث عن كيف افضل برنامج برامج تطبيق تطبيقات اداه ادوات رخيص رخيصه سهل سهله مجاني من في علي الي مع و او ل لي ما هذا لكل جيد جيده احسن',
    'je veux besoin cherche comment meilleur meilleure meilleurs bon bonne mon ma mes notre simple facile cher programme logiciels contre s',
  ].flatMap((words) => words.split(' ')),
)
/** The same of scripts without spaces; Japanese particles are written in hiragana. */
const UNSPACED_WISHES =
  /[\u3040-\u309f]+|ソフトウェア|ソフト|アプリ|ツール|用|版|向|安|最新|人気|無料|初心者|软件|程序|工具|最好|便宜|推荐|给|我|想|要|的|和|与|在|上|能|可以|怎么|好用|哪个|做|프로그램|소프트웨어|어플|추천|무료|저렴한|저렴|좋은|최고|하는|하기|할|위한|싶어요|싶어|싶다|필요해|찾아|쉬운|간단한|에서|으로|용|을|를|이|가|은|는|에|의|로|과|와|도|들/gu

/** Spaces where a script with spaces between words meets one without. */
const parted = (text: string) =>
  text.replace(
    /(?<=[a-z0-9])(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])|(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=[a-z0-9])/gu,
    ' ',
  )

/** The words of a text, as phrases are compared with them. */
export const phraseWords = (text: string): string[] =>
  parted(foldedQuery(text)).split(' ').filter(Boolean)

/** From so many letters on a last word may be the beginning of one. */
const BEGINNING = 4

/**
 * What words say besides a phrase; `null` where they don't have it.
 *
 * @param words see {@link phraseWords}; the last one may be a beginning
 */
export function wordsBeside(words: readonly string[], phrase: readonly string[]): string | null {
  const last = words.at(-1) ?? ''
  const begun =
    last.length >= BEGINNING
      ? phrase.map((each) => (each.startsWith(last) && !UNSPACED.test(each) ? last : each))
      : phrase
  const rest = without(words, phrase) ?? without(words, begun)
  return rest && withoutWishes(rest.join(' '))
}

/** What a text says about its wish; `null` when it only has words that are looked for as they are. */
export function understand(text: string, uses: readonly KnownUse[]): Meaning | null {
  const folded = foldedQuery(text)
  if (folded.split(' ').length > MOST_WORDS + 2) return null
  const plain = readBounds(folded, PLAIN_BOUNDS)
  const used = readUses(parted(plain.rest).split(' ').filter(Boolean), uses)
  const facts = readBounds(` ${used.rest.join(' ')} `, FACT_BOUNDS)
  if (used.uses.length === 0 && !hasBounds(plain.bounds) && !hasBounds(facts.bounds)) return null
  return {
    typed: text.trim(),
    plain: plain.bounds,
    nameable: plain.rest.trim(),
    facts: facts.bounds,
    uses: used.uses,
    usedWords: used.words,
    rest: withoutWishes(facts.rest),
  }
}

function withoutWishes(text: string): string {
  return text
    .split(' ')
    .map((word) => (UNSPACED.test(word) ? word.replace(UNSPACED_WISHES, '') : word))
    .filter((word) => word !== '' && !isIgnored(word) && !WISHES.has(word))
    .join(' ')
}

type Read = { uses: Use[]; words: number; rest: string[] }

/** The uses that most words of a text tell of, and the other words. */
function readUses(words: readonly string[], known: readonly KnownUse[]): Read {
  const read: Read = { uses: [], words: 0, rest: [...words] }
  while (read.uses.length < MOST_USES) {
    const best = bestUse(
      read.rest,
      known.filter(({ use }) => !read.uses.includes(use)),
    )
    if (!best) break
    read.uses.push(best.use)
    read.words += best.weight
    read.rest = best.rest
  }
  read.uses.sort((one, other) => Number(one.isTrade ?? false) - Number(other.isTrade ?? false))
  return read
}

type Found = { use: Use; weight: number; letters: number; rest: string[] }

function bestUse(words: readonly string[], known: readonly KnownUse[]): Found | null {
  let best: Found | null = null
  for (const { use, phrases } of known)
    for (const phrase of phrases) {
      const rest = without(words, phrase)
      if (!rest) continue
      const letters = phrase.join('').length
      const isBetter =
        best === null ||
        phrase.length > best.weight ||
        (phrase.length === best.weight && letters > best.letters)
      if (isBetter) best = { use, weight: phrase.length, letters, rest }
    }
  return best
}

/** Words without those of a phrase, each of which is another one; `null` when one is missing. */
function without(words: readonly string[], phrase: readonly string[]): string[] | null {
  let rest = [...words]
  for (const pattern of phrase) {
    const place = rest.findIndex((word) => fits(word, pattern))
    const word = rest[place]
    if (word === undefined) return null
    rest = UNSPACED.test(pattern)
      ? rest.flatMap((each, at) =>
          at === place ? word.split(pattern).map((part) => part.trim()) : each,
        )
      : rest.filter((_, at) => at !== place)
  }
  return rest.filter(Boolean)
}

function fits(word: string, pattern: string): boolean {
  if (UNSPACED.test(pattern)) return word.includes(pattern)
  const isSaid = (said: string) =>
    pattern.endsWith('*') ? said.startsWith(pattern.slice(0, -1)) : said === pattern
  return isSaid(word) || (ARABIC_BEFORE.test(word) && isSaid(word.slice(1)))
}

/** "For", "with" and "and", which Arabic writes as one with the word behind. */
const ARABIC_BEFORE = /^[لبوف][\u0620-\u06ff]{3}/u
