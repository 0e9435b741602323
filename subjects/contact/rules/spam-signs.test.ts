import { describe, expect, test } from 'vitest'
import { spamSigns } from '#subjects/contact/facts/spam-signs.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { policies } from '#tests/setup/policy-text.ts'
import { whySpam } from './spam-signs.ts'

const judge = (message: string, more = {}) =>
  whySpam({ ...goodSubmission, message, ...more }, [business.website, 'www.switchback.test'])

/** What people write to a cart dealer, some of it close to what robots write. */
const ordinary = [
  'My 2016 Club Car DS (48V) cuts out on hills. Batteries are Trojan T-875s from 2019. Can you look at it next week?',
  'Do you offer 0% financing for 36 months? My credit score is 710, and I would put $4,000 down.',
  'I saw on your website that carts may not be driven in traffic. Does that hold for Broadway in Jim Thorpe?',
  'We work at Mount Airy Casino and need six carts for a poker charity outing on June 14. What would a day cost?',
  'Here is the listing I am comparing you with: https://carts.example.com/listing/4411 and a photo https://photos.example.com/a.jpg',
  'Our HOA page is www.lakeside-hoa.example.org, please send the quote to treasurer@lakeside-hoa.example.org.',
  'You sent me here: https://switchbackgolfcarts.example/vehicles/ev-city, https://switchbackgolfcarts.example/rentals, https://switchbackgolfcarts.example/services, www.switchback.test/denago, https://switchbackgolfcarts.example/about and switchbackgolfcarts.example/storage. Which price is right?',
  'Please click here and there with the mouse? Kidding. The Learn More button did nothing on my phone.',
  'I run a digital marketing company in Lehighton and need a utility cart for parades. Budget is $9,000.',
  'Мы арендуем дом в Джим Торп и хотим взять карт на неделю в июле.',
  'My e-mails: jo@example.com, jo.work@example.com, jo.home@example.com, jo.old@example.com, jo.spare@example.com.',
  'Can the cart pull a 400 lb trailer up a 12% grade, i.e. from the dock to the house? 3.5 mph would do.',
  'Do you sell tires for an EZ-GO TXT 2008? 18x8.5-8, need 4. Part no. 28-4417.B or similar.',
]

/** What robots write. */
const spam = [
  'casino viagra http://a.example http://b.example http://c.example http://d.example',
  'Buy cheap VIAGRA today',
  'Hi, we can bring you to the first page of Google within 30 days.',
  'We offer guest posting and backlinks from sites with high domain authority.',
  'Visit <a href="https://spam.example">this</a> now please',
  '[url=https://spam.example]cheap[/url] and more',
  'Look: https://a.example, https://b.example/x?u=https://c.example, www.d.example and cheap-e.com',
  'VІSIT https://казино.example https://b.example https://c.example https://d.example',
  'ｖｉａｇｒａ at the best price',
  'v\u200bi\u200ba\u200bg\u200br\u200ba at the best price',
]

describe('LEAD-26: words are judged', () => {
  test.each(spam)('advertising: %s', (message) => {
    expect(judge(message)).toMatch(/^reads like advertising: /)
  })

  test.each(ordinary)('a person: %s', (message) => {
    expect(judge(message)).toBeUndefined()
  })

  test('a link where a name or a phone number belongs', () => {
    for (const field of ['firstName', 'lastName', 'phone'])
      expect(judge('A message like any other.', { [field]: 'Win at https://spam.example' })).toContain(
        'a link in a name',
      )
    expect(judge('A message like any other.', { lastName: 'St. John-Smith Jr.' })).toBeUndefined()
  })
})

test('LEAD-26: nothing that our own pages say is taken for advertising', () => {
  for (const { lines } of policies) for (const line of lines) expect([line, judge(line)]).toEqual([line, undefined])
})

test('LEAD-26: a single link, or a single doubtful word, never reaches the limit', () => {
  expect(spamSigns.link).toBeLessThan(spamSigns.limit)
  const doubtful = spamSigns.groups.filter(({ weight }) => weight < spamSigns.limit)
  for (const { phrases } of doubtful)
    expect(judge(`We would like to ask about ${phrases.join(', ')} and see https://a.example today.`)).toBeUndefined()
})
