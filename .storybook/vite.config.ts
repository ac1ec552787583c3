/** Nothing: what Storybook needs of Vite stands in main.ts, for its own server and for the tests alike. */
export default {};
