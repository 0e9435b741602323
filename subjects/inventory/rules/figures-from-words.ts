import type { Ability } from '#subjects/inventory/facts/abilities.ts'
import type { Topic, WordsRead } from '#subjects/inventory/facts/cart-figures.ts'
export function readWords(topic: Topic, text: string): WordsRead {
  return { figures: {}, abilities: [], rest: topic === 'feature' ? '' : text }
}
export function abilitiesOfCategory(category: string): readonly Ability[] {
  return category === 'Lifted' ? ['lift'] : category === 'Utility' ? ['cargo-deck'] : []
}
