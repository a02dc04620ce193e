import { describeGrammar } from '@social/text-grammar/testing/grammar-properties';

describeGrammar();
