/** POL-14 to POL-48: each list is one figure or more, as the page says it. */
export const policySentences: readonly (readonly [page: string, sentence: string, parts: readonly string[]])[] = [
  [
    'return-policy',
    'new carts 7 days, under 10 miles, 15% restocking fee',
    ['New cart 7 days under 10 miles on the odometer 15%', 'a new cart within 7 days', 'under 10 miles', 'fee of 15%'],
  ],
  [
    'return-policy',
    'used carts 3 days, 20% fee, none on as-is sales',
    [
      'A used cart may come back within 3 days, for a restocking fee of 20%',
      'Used cart sold as is none the sale is final',
    ],
  ],
  ['return-policy', 'parts 30 days, 10% fee', ['Parts and accessories 30 days', 'within 30 days', 'We keep 10%']],
  ['return-policy', 'defects reported within 48 hours', ['report it within 48 hours']],
  [
    'return-policy',
    'refund within 10 business days; card refunds 3-5 business days',
    ['We send the refund within 10 business days', '3-5 business days after we send it'],
  ],
  [
    'delivery-policy',
    'free within the county, a 20-mile radius of the Pocono location and a 15-mile radius of the Scranton location',
    ['Carbon County the whole county', 'Pocono Pines 20-mile radius', 'Scranton 15-mile radius'],
  ],
  ['delivery-policy', 'with a $5,000 minimum for sales', ['$5,000 minimum']],
  ['delivery-policy', '$6 per mile beyond', ['we charge $6 for each mile beyond']],
  [
    'delivery-policy',
    'same-day rental order cutoff 2 PM, rush fee $50',
    ['If you order a rental by 2 PM', 'a rush fee of $50'],
  ],
  ['delivery-policy', 'white glove $150', ['White glove delivery costs $150']],
  [
    'delivery-policy',
    'same-day cancellation $75, missed appointment $100',
    ['You cancel on the day of delivery $75', 'nobody is there $100'],
  ],
  [
    'delivery-policy',
    '8-foot access path, 10-foot clearance, 2-hour window',
    ['access path is at least 8 feet wide', 'at least 10 feet of clearance', '2-hour window'],
  ],
  ['rental-policy', 'minimum age 18', ['at least 18 years old']],
  [
    'rental-policy',
    'deposits $500 (4-seat), $750 (6-seat), $600 (utility)',
    ['Four-seat $500', 'Six-seat $750', 'Utility $600'],
  ],
  [
    'rental-policy',
    'minimum 24 hours, maximum 30 days',
    ['The shortest rental is 24 hours and the longest is 30 days'],
  ],
  ['rental-policy', 'late fee $25 per hour', ['late $25 per hour']],
  ['rental-policy', 'extra driver $25, maximum 2', ['Each extra driver costs $25', 'with a maximum of 2']],
  ['rental-policy', 'damage admin fee $75', ['administration fee of $75', 'the repair, plus $75']],
  ['rental-policy', 'cleaning $50-150', ['$50-150']],
  ['rental-policy', 'uncharged return $35', ['uncharged $35']],
  ['rental-policy', 'smoke odor $200, pet hair $75', ['smelling of smoke $200', 'with pet hair in the seats $75']],
  [
    'rental-policy',
    'cancellation free until 24 hours before, then 50% refund, no-show none',
    [
      'Until 24 hours before your pick-up time',
      'we refund 50% of the rental price',
      'a no-show, and there is no refund',
    ],
  ],
  [
    'storage-policy',
    'indoor $125 per month, covered outdoor $75 per month',
    ['Term Indoor Covered outdoor Per month $125 $75'],
  ],
  ['storage-policy', 'winter (Oct 15-Apr 15) $650 indoor / $400 outdoor', ['Winter, October 15 to April 15 $650 $400']],
  ['storage-policy', 'summer (May 1-Sep 30) $575 / $350', ['Summer, May 1 to September 30 $575 $350']],
  [
    'storage-policy',
    'maintenance add-on $50 per month, pre-season prep $150',
    ['Maintenance $50 per month', 'Pre-season prep $150'],
  ],
  [
    'storage-policy',
    'late fee $25 after 10 days',
    ['If a payment is not with us 10 days after it was due, we add a late fee of $25'],
  ],
  [
    'storage-policy',
    'delinquency steps at 30, 60, 90 and 120 days',
    ['Days past due What we do 30 We', ' 60 The', ' 90 We', ' 120 We'],
  ],
  ['storage-policy', 'termination needs 30 days’ notice', ['with 30 days’ notice in writing']],
  [
    'feedback-policy',
    'urgent 4 hours in business hours; general 24 hours; complex 48 hours; follow-up 1 week',
    ['Urgent 4 hours in business hours', 'General 24 hours', 'Complex 48 hours', 'Follow-up 1 week'],
  ],
  ['feedback-policy', 'investigation updates every 3 business days', ['an update every 3 business days']],
  [
    'corrections-policy',
    'critical 2 hours; important 24 hours; minor 48 hours; complex 72 hours',
    ['Critical 2 hours', 'Important 24 hours', 'Minor 48 hours', 'Complex 72 hours'],
  ],
  ['corrections-policy', 'automated acknowledgment immediate', ['an automated acknowledgment, which is immediate']],
  [
    'staffing-report',
    '24 full-time, 8 part-time, 6 seasonal, 38 at peak',
    ['24 full-time, 8 part-time and 6 seasonal employees, which makes 38 at peak', 'Full-time: 24 people'],
  ],
  ['staffing-report', 'retention 87%', ['a retention of 87%']],
]
