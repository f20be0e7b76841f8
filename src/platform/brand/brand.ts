/** The only definition of the product's name and its external profiles. */
export const BRAND = {
  name: 'Wayhearth',
  tagline: 'Homes to live in while you work your way around the world',
  supportEmail: 'hello@wayhearth.example',
  social: {
    instagram: 'https://www.instagram.com/wayhearth',
    x: 'https://x.com/wayhearth',
    linkedin: 'https://www.linkedin.com/company/wayhearth',
  },
} as const;
