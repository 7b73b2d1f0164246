package hp41.microcode;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The dependencies of the microcode packages. */
@AnalyzeClasses(
    packages = {"hp41.microcode", "hp41.nut"},
    importOptions = DoNotIncludeTests.class)
class MicrocodeArchitectureTest {

  @ArchTest
  static final ArchRule processorKnowsNeitherEngineNorFunctions =
      noClasses()
          .that()
          .resideInAPackage("hp41.nut..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("hp41", "hp41.microcode", "hp41.keyboard", "hp41.functions..");

  @ArchTest
  static final ArchRule microcodeNeedsOnlyTheLibrary =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("hp41..", "java..", "org.apache.commons.lang3..");
}
