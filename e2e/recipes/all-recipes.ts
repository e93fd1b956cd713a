import { agentRecipes } from './agents';
import { calculatorRecipes } from './calculators';
import { drawingRecipes } from './drawings';
import { earnedValueRecipes } from './earned-value';
import { filmRecipes } from './films';
import { legalRecipes } from './legal';
import { pageExtraRecipes } from './page-extras';
import { pageRecipes } from './pages';
import { plantRecipes } from './plant';
import type { Recipe } from './recipe';
import { searchRecipes } from './search';
import { siteRecipes } from './site-settings';
import { wordRecipes } from './words';
import { writingRecipes } from './writing-tools';

/** In the order in which they're applied to one copy of the site. */
export const recipes: readonly Recipe[] = [
  ...wordRecipes,
  ...siteRecipes,
  ...pageRecipes,
  ...pageExtraRecipes,
  ...agentRecipes,
  ...searchRecipes,
  ...legalRecipes,
  ...filmRecipes,
  ...drawingRecipes,
  ...calculatorRecipes,
  ...earnedValueRecipes,
  ...plantRecipes,
  ...writingRecipes,
];
