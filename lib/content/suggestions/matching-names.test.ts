import { describe, expect, it } from '@jest/globals'
import { calledSo, categoriesFor, countedWords, titledSo } from './matching-names'

describe('countedWords', () => {
  it('leaves out what says nothing, unless nothing else was typed', () => {
    expect(countedWords('Buy the Office licence')).toEqual(['office'])
    expect(countedWords('the licence')).toEqual(['the', 'licence'])
    expect(countedWords(' %& ')).toEqual([])
  })
})

describe('categoriesFor', () => {
  const category = (id: number, name: string, parentId: number | null = null) => ({
    id,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    parentId,
  })
  const all = [
    category(1, 'Microsoft Office'),
    category(2, 'Operating Systems'),
    category(3, 'Visio', 1),
    category(4, 'Office 2024', 1),
    category(5, 'Windows 11', 2),
  ]
  const found = (text: string, ...meant: number[]) =>
    categoriesFor(countedWords(text), new Set(meant), all).map(({ name }) => name)

  it('are called so, main ones first', () => {
    expect(found('office')).toEqual(['Microsoft Office', 'Office 2024'])
    expect(found('2024 off')).toEqual(['Office 2024'])
    expect(found('microsoft o')).toEqual(['Microsoft Office'])
    expect(found('ice')).toEqual([])
  })

  it('are meant otherwise, after those of their kind that are called so', () => {
    expect(found('office', 1, 3, 4)).toEqual(['Microsoft Office', 'Office 2024', 'Visio'])
    expect(found('Betriebssystem', 5, 2)).toEqual(['Operating Systems', 'Windows 11'])
  })
})

describe('calledSo', () => {
  const names = ['Corel Corporation', 'H&R Block', 'Image-Line', 'Kaspersky Lab', 'MAGIX Software']

  it('wants each word at the beginning of one', () => {
    const found = (text: string) => calledSo(countedWords(text), names)
    expect(found('corel')).toEqual(['Corel Corporation'])
    expect(found('corp')).toEqual(['Corel Corporation'])
    expect(found('h&r')).toEqual(['H&R Block'])
    expect(found('orel')).toEqual([])
    expect(found('corel software')).toEqual(['Corel Corporation'])
    expect(found('corel magix')).toEqual([])
  })

  it('puts first what begins so', () => {
    expect(calledSo(['la'], [...names, 'Lavasoft'])).toEqual(['Lavasoft', 'Kaspersky Lab'])
    expect(calledSo(['b'], ['H&R Block', 'Bitdefender'])).toEqual(['Bitdefender', 'H&R Block'])
  })
})

describe('titledSo', () => {
  const article = (title: string, excerpt = '') => ({ slug: title, title, excerpt })
  const found = (text: string, ...articles: ReturnType<typeof article>[]) =>
    titledSo(countedWords(text), articles).map(({ title }) => title)

  it('wants a word in the title, and the others there or in the excerpt', () => {
    const articles = [
      article('Refunds', 'How a refund works'),
      article('Move a licence', 'To a new PC, without a refund'),
    ]
    expect(found('refund', ...articles)).toEqual(['Refunds'])
    expect(found('refund works', ...articles)).toEqual(['Refunds'])
    expect(found('refund pc', ...articles)).toEqual([])
    expect(found('fund', ...articles)).toEqual([])
  })

  it('puts titles with all words before those with some', () => {
    expect(
      found(
        'install office',
        article('Install Windows', 'And then Office'),
        article('Install Office'),
      ),
    ).toEqual(['Install Office', 'Install Windows'])
  })
})
